import { screen, within } from '@testing-library/react';
import { keptInBrowser } from '#shared/kept-in-browser.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const main = () => within(screen.getByRole('main'));
const headings = (level: number) =>
  main()
    .getAllByRole('heading', { level })
    .map((heading) => heading.textContent);
const text = () => screen.getByRole('main').textContent?.replace(/\s+/g, ' ');

beforeEach(() => {
  scriptApi({});
});

describe('/services', () => {
  it('has two coaching programs, three steps and an accordion', async () => {
    await visit('/services');
    expect(headings(3).slice(0, 2)).toEqual(['One-on-One Coaching Sessions', 'Coaching Packages & Programs']);
    expect(headings(3).slice(2)).toEqual(['Call', 'Plan', 'Work']);
    const questions = [...document.querySelectorAll('main details[name=services]')];
    expect(questions.length).toBeGreaterThan(3);
    expect(text()).toContain('at least 48 hours’ notice');
    expect(text()).toContain('Within 48 business hours');
  });

  it('begins with a piece of a session, and says that it is invented', async () => {
    await visit('/services');
    const session = main().getAllByRole('figure')[0];
    expect(headings(2).slice(0, 2)).toEqual(['What a session sounds like', 'Two coaching programs']);
    expect(session).toHaveTextContent('The example is invented.');
    expect(session && within(session).getAllByText(/^(You|Coach)$/)).toHaveLength(8);
  });

  it('says of each price when it is agreed, and folds the rules of both programs beneath', async () => {
    await visit('/services');
    expect(main().getAllByText(/We agree on it before anything is paid\.$/)).toHaveLength(2);
    const rules = [...document.querySelectorAll<HTMLElement>('main details[name=services]')].slice(0, 2);
    expect(rules.map((rule) => rule.querySelector('summary')?.textContent)).toEqual([
      'The rules of a single session: 48 hours’ notice, no refund',
      'The rules of a package: 48 hours’ notice, no refund once service has started',
    ]);
    for (const rule of rules) {
      expect(rule).not.toHaveAttribute('open');
      for (const term of ['To move it', 'If you miss it', 'Refund'])
        expect(within(rule).getByText(term)).toBeInTheDocument();
    }
  });

  it('leads to the call and to the contact page', async () => {
    await visit('/services');
    expect(main().getByRole('link', { name: 'Call +91 712 000 0148' })).toHaveAttribute(
      'href',
      'tel:+917120000148',
    );
    expect(main().getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });
});

describe('/about', () => {
  it('tells what the company does, and leads to each of it', async () => {
    await visit('/about');
    expect(headings(1)).toEqual(['About Us']);
    const links = main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining(['/certifications', '/courses', '/resume', '/interview-questions', '/services']),
    );
    expect(text()).toContain('Nagpur and Bangalore');
  });
});

describe('/cancellation-policy', () => {
  it('has its sections under their names, and when it was last changed', async () => {
    await visit('/cancellation-policy');
    expect(headings(1)).toEqual(['Cancellations & Refund Policy']);
    expect(main().getByText('Last updated: September 7, 2025')).toBeVisible();
    const sections = [
      'Our Commitment',
      '1 One-on-One Coaching Sessions',
      '2 Coaching Packages & Programs',
      '3 Digital Products & Online Courses',
      '4 How to Cancel or Reschedule',
      '5 Refund Process',
      '6 Questions',
    ];
    expect(headings(2)).toEqual(sections);
  });

  it.each([
    'at least 48 hours’ notice',
    'can be applied to a future appointment at no extra cost',
    'the session is forfeited, the full fee is charged and there is no refund',
    'discounted, and non-refundable once service has started',
    'Completed sessions are not refunded',
    'at our discretion, case by case, and may carry an administrative fee',
    'digital downloads, online courses and pre-recorded material are final and non-refundable',
    'in writing by email; social media and other channels are not valid',
    'In general all services are non-refundable',
    'returns to the original payment method within 7-10 business days',
  ])('says: %s', async (term) => {
    await visit('/cancellation-policy');
    expect(text()).toContain(term);
  });
});

describe('/privacy-policy', () => {
  it.each([
    ['what is stored', 'your name, email address, phone number, message'],
    ['that a call can be asked for', 'a wish to be called back'],
    ['who takes payments', 'Payments are taken by Razorpay'],
    ['that no card reaches the company', 'they never reach us, and we cannot store them'],
    ['that reading sets no cookie', 'reading sets no cookie'],
    ['where one pays', 'when you buy a resume plan, pay for a course or follow a payment link'],
    ['when files go', 'each file is erased 400 days after it was sent'],
    ['who sends mails', 'stores its data and files for us, encrypted, and sends our mails'],
    ['how long a buyer’s cookie stays', 'It goes 30 minutes after its last use, 8 hours after its first'],
    ['that nothing is deleted by itself', 'have no date on which they are deleted by themselves'],
    ['how far the backup goes back', '35 days'],
    ['how to have it deleted', 'correct it or delete it'],
  ])('tells %s', async (_, said) => {
    await visit('/privacy-policy');
    expect(text()).toContain(said);
  });
});

describe('what stays in a browser', () => {
  it('is named by the privacy policy, all of it', async () => {
    await visit('/privacy-policy');
    const named = [...document.querySelectorAll('main code')].map(({ textContent }) => textContent);
    const { cookies, tab, device } = keptInBrowser;
    const kept = [...cookies, ...Object.values(tab), ...Object.values(device)].map((name) => name.trim());
    expect(named.toSorted()).toEqual(kept.toSorted());
  });
});

describe.each(['/terms-of-service', '/terms-&-conditions'])('%s', (path) => {
  it('has the terms, and leads to the policies', async () => {
    await visit(path);
    expect(headings(1)).toEqual(['Terms & Conditions']);
    expect(text()).toContain('Rescheduling needs 48 hours’ notice.');
    expect(text()).toContain('Fees are non-refundable.');
    const links = main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/cancellation-policy', '/privacy-policy']));
  });
});

describe('/delivery-policy', () => {
  it.each([
    'Delivery takes 3-5 days.',
    'Everything we sell is delivered online',
    'The price you see is the total price, in Indian rupees',
    'Razorpay, our payment provider',
    'comes back from your bank within 5 business days',
    'within 7-10 business days',
  ])('says: %s', async (said) => {
    await visit('/delivery-policy');
    expect(text()).toContain(said);
  });
});

describe('/grievance', () => {
  it.each([
    'Meera Namuna, Grievance officer (sample), Sample Sopaan Careers Private Limited',
    'grievance@sopaan.example, +91 71200 00149',
    'acknowledges it within 48 hours',
    'It is settled within a month.',
    'You get an answer within 90 days.',
    'Data Protection Board of India',
    'National Consumer Helpline, by telephone at 1915',
  ])('says: %s', async (said) => {
    await visit('/grievance');
    expect(text()).toContain(said);
  });
});

describe('the form of /grievance', () => {
  it('is posted by the browser itself, asks for a name, an email and words, and has its notice', async () => {
    await visit('/grievance');
    const form = main().getByRole('form', { name: 'Complaint' });
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/complaints');
    const required = [...form.querySelectorAll('[required]')].map((field) => field.getAttribute('name'));
    expect(required).toEqual(['name', 'email', 'message']);
    expect(form.querySelector('[name=noticeVersion]')).toHaveAttribute('type', 'hidden');
    expect(
      within(form).getByText(/^For adults\. We keep what you send to settle your complaint/),
    ).toBeVisible();
    expect(within(form).getByRole('button', { name: 'Send Complaint' })).toBeEnabled();
  });

  it('leads to a page that says where the ticket goes, and by when it is settled', async () => {
    await visit('/complaint-sent');
    expect(headings(1)).toEqual(['We have your complaint']);
    expect(text()).toContain('A mail with its ticket goes to the email address you gave');
    expect(text()).toContain('It is settled within a month.');
  });
});

describe('a policy', () => {
  it.each([
    ['/cancellation-policy', 'Version 1, in force since 7 September 2025.'],
    ['/privacy-policy', 'Version 1, in force since 23 November 2026.'],
    ['/terms-of-service', 'Version 1, in force since 23 November 2026.'],
    ['/delivery-policy', 'Version 1, in force since 23 November 2026.'],
    ['/grievance', 'Version 1, in force since 23 November 2026.'],
  ])('%s says which version it is, and since when it holds', async (path, version) => {
    await visit(path);
    expect(main().getByText(version)).toBeVisible();
  });

  it.each(['/cancellation-policy', '/terms-of-service'])(
    '%s says beside its own words that it limits no right of a buyer',
    async (path) => {
      await visit(path);
      const rights = main().getByText(
        'Nothing here limits your rights where a service is late, deficient or not as described.',
      );
      expect(rights).toBeVisible();
      expect(rights.closest('section')).toBeNull();
    },
  );

  it.each(['/cancellation-policy', '/privacy-policy', '/terms-of-service', '/delivery-policy', '/grievance'])(
    '%s can be jumped through: each name in its contents leads to its section',
    async (path) => {
      await visit(path);
      const contents = within(main().getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
      expect(contents.map((link) => link.textContent)).toEqual(headings(2));
      for (const link of contents) {
        const target = document.querySelector(`main ${link.getAttribute('href')}`);
        expect(target?.textContent).toBe(link.textContent);
      }
    },
  );
});

describe('an unknown address', () => {
  it('says that nothing is there, and leads to what may have been meant', async () => {
    await visit('/no/such/page');
    expect(headings(1)).toEqual(['This step is missing.']);
    const links = main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    for (const href of ['/', '/courses', '/certifications', '/resume', '/interview-questions', '/contact']) {
      expect(links).toContain(href);
    }
  });
});
