import { screen, within } from '@testing-library/react';
import { keptInBrowser } from '#shared/kept-in-browser.ts';
import { cancellationSections, literalTexts } from '../../support/literal-texts.ts';
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

describe.each(Object.entries(literalTexts))('%s', (path, words) => {
  it('says what it has to', async () => {
    await visit(path);
    expect(words.filter((each) => !text()?.includes(each))).toEqual([]);
  });
});

describe('/services', () => {
  it('has two coaching programs, three steps and an accordion', async () => {
    await visit('/services');
    expect(headings(3).slice(0, 2)).toEqual(['One-on-One Coaching Sessions', 'Coaching Packages & Programs']);
    expect(headings(3).slice(2)).toEqual(['Call', 'Plan', 'Work']);
    const questions = [...document.querySelectorAll('main details[data-faq]')];
    expect(questions.length).toBeGreaterThan(3);
    // Folded, and so not among the texts that each page shows.
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
    const rules = [...document.querySelectorAll<HTMLElement>('main details[data-faq]')].slice(0, 2);
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

  it('names what is sold at a fixed price, from the price of the catalogue, with the way to it', async () => {
    await visit('/services');
    const offered = main().getAllByRole('list')[0]?.querySelectorAll('li');
    expect([...(offered ?? [])].map((row) => [row.textContent, row.querySelector('a')?.pathname])).toEqual([
      [expect.stringMatching(/^CoachingAgreed before anything is paid/), '/services'],
      [expect.stringMatching(/^Documentsfrom ₹599/), '/resume'],
      ['CoursesEach with its date and price', '/courses'],
    ]);
    const prices = main()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/resume'))
      .map((link) => [link.closest('li')?.textContent, link.getAttribute('href')]);
    expect(prices).toContainEqual(['Resumefrom ₹1,499', '/resume?band=0-3&plan=resume']);
    expect(prices).toContainEqual(['Ultimate Career Kitfrom ₹2,999', '/resume?band=0-3&plan=ultimate']);
    expect(prices).toHaveLength(7);
  });

  it('leads to the call and to the contact page', async () => {
    await visit('/services');
    const targets = (name: string) =>
      main()
        .getAllByRole('link', { name })
        .map((link) => link.getAttribute('href'));
    expect(targets('Call +91 712 000 0148')).toEqual(Array(3).fill('tel:+917120000148'));
    expect(targets('Write to us')).toEqual(Array(3).fill('/contact'));
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
  });
});

describe('/cancellation-policy', () => {
  it('has its sections under their names', async () => {
    await visit('/cancellation-policy');
    expect(headings(1)).toEqual(['Cancellations & Refund Policy']);
    expect(headings(2)).toEqual(cancellationSections);
  });
});

describe('what stays in a browser', () => {
  it('is named by the privacy policy, all of it', async () => {
    await visit('/privacy-policy');
    const named = [...document.querySelectorAll('main code')].map(({ textContent }) => textContent);
    const { cookies, tab, device } = keptInBrowser;
    const kept = [...cookies, ...Object.values(tab), ...Object.values(device)];
    expect(named.toSorted()).toEqual(kept.toSorted());
  });
});

describe.each(['/terms-of-service', '/terms-&-conditions'])('%s', (path) => {
  it('has the terms, and leads to the policies', async () => {
    await visit(path);
    expect(headings(1)).toEqual(['Terms & Conditions']);
    const links = main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/cancellation-policy', '/privacy-policy']));
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

  it('leads to a page that confirms it', async () => {
    await visit('/complaint-sent');
    expect(headings(1)).toEqual(['We have your complaint']);
  });
});

describe('a policy', () => {
  it.each([
    ['/cancellation-policy', 'Version 1, in force since 7 September 2025.'],
    ['/privacy-policy', 'Version 2, in force since 26 November 2026.'],
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
