import { screen, within } from '@testing-library/react';
import { offices } from '#shared/brand.ts';
import { browserStorage } from '#shared/browser-storage.ts';
import { cancellationSections, literalTexts } from '../../support/literal-texts.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { fillIn, visit } from '../../support/web/visit.tsx';

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
  it('has its required content', async () => {
    await visit(path);
    expect(words.filter((each) => !text()?.includes(each))).toEqual([]);
  });
});

describe('/services', () => {
  beforeEach(() => void scriptApi({ 'GET /coaching/offers': { body: [] } }));

  it('has two coaching programs, three steps and an accordion', async () => {
    await visit('/services');
    expect(headings(3).slice(0, 2)).toEqual(['One-on-One Coaching Sessions', 'Coaching Packages & Programs']);
    expect(headings(3).slice(2)).toEqual(['Call', 'Plan', 'Work']);
    expect(document.querySelectorAll('main .ledger > details').length).toBeGreaterThan(3);
    expect(text()).toContain('at least 48 hours’ notice');
    expect(text()).toContain('Within 48 business hours');
  });

  it('starts with an excerpt from a session, marked as made up', async () => {
    await visit('/services');
    const session = main().getAllByRole('figure')[0];
    expect(headings(2).slice(0, 3)).toEqual([
      'We agree the price first',
      'What a session sounds like',
      'Two coaching programs',
    ]);
    expect(session).toHaveTextContent('A made-up example.');
    expect(session && within(session).getAllByText(/^(You|Coach)$/)).toHaveLength(8);
  });

  it('says when each price is agreed, and what can be refunded', async () => {
    await visit('/services');
    expect(main().getAllByText(/agreed before you pay\.$/)).toHaveLength(2);
    const session =
      'Move or cancel free until 48 hours before. After that, the session is forfeited. Late, or not as described? We put it right or refund you. Refund rules';
    const rules = main().getAllByRole('link', { name: 'Refund rules' });
    expect(rules.map((link) => [link.getAttribute('href'), link.parentElement?.textContent])).toEqual([
      ['/cancellation-policy#refund-session', session],
      ['/cancellation-policy#refund-session', session],
      [
        '/cancellation-policy#refund-package',
        'Not refundable once it has started. Unused sessions are decided case by case, and a fee may apply. Late, or not as described? We put it right or refund you. Refund rules',
      ],
    ]);
    expect(main().getByText(/^To move or cancel/)).toHaveTextContent('email us');
  });

  it('folds the refund rules of the two programs', async () => {
    await visit('/services');
    const [offered, ...folded] = main().getAllByRole('link', { name: 'Refund rules' });
    expect(offered?.closest('details')).toBeNull();
    expect(folded).toHaveLength(2);
    for (const link of folded) expect(link.closest('details')).not.toHaveAttribute('open');
  });

  it('has the lowest price of each document, with a link', async () => {
    await visit('/services');
    const prices = main()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/resume'))
      .map((link) => [link.closest('li')?.textContent, link.getAttribute('href')]);
    expect(prices).toEqual([
      ['Resume from ₹1,499', '/resume?band=0-3&plan=resume'],
      ['Cover Letter from ₹599', '/resume?band=0-3&plan=cover-letter'],
      ['LinkedIn from ₹1,399', '/resume?band=0-3&plan=linkedin'],
    ]);
  });

  it('asks for a price in a form about coaching, by phone or on WhatsApp', async () => {
    const api = scriptApi({
      'GET /coaching/offers': { body: [] },
      'POST /enquiries/certification': { status: 201, body: { id: 'enquiry-1' } },
    });
    const user = await visit('/services');
    for (const link of main().getAllByRole('link', { name: /^Ask for a price/ }))
      expect(link).toHaveAttribute('href', '#ask');
    expect(main().getAllByRole('link', { name: 'Call +91 712 000 0148' })).toHaveLength(2);
    const form = main().getByRole('form', { name: 'Coaching' });
    expect(form.closest('#ask')).not.toBeNull();
    expect(form.querySelector('[name=certificationName]')).toHaveValue('Coaching');
    await fillIn(user, within(form), {
      ...{ Name: 'Asha Rao', Email: 'asha@example.com', Phone: '9822012345' },
      'What would you like to work on?': 'An interview on Thursday.',
    });
    await user.click(within(form).getByRole('button', { name: 'Ask for a price' }));
    expect(await within(form).findByText('Enquiry submitted successfully!')).toBeVisible();
    expect(api.callsTo('POST /enquiries/certification')[0]?.body).toMatchObject({
      certificationName: 'Coaching',
      message: 'An interview on Thursday.',
    });
  });
});

describe('/about', () => {
  it('says what the company does, with links', async () => {
    await visit('/about');
    expect(headings(1)).toEqual(['About Us']);
    const links = main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining(['/certifications', '/courses', '/resume', '/interview-questions', '/services']),
    );
    expect(links).toContain('/cancellation-policy#money');
  });

  it('has one button, which leads to us', async () => {
    await visit('/about');
    const [button, ...others] = document.querySelectorAll('main .primary');
    expect(button).toHaveTextContent('Talk to us');
    expect(button).toHaveAttribute('href', '/contact');
    expect(others).toEqual([]);
  });
});

describe.each(['/about', '/contact'])('%s', (path) => {
  it('has each office with its address and a map, and the phone number once', async () => {
    await visit(path);
    for (const { city, address } of offices) {
      const map = main().getByRole('link', { name: `Map of the office in ${city}` });
      expect(map).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//));
      const office = within(map.closest('li') as HTMLElement);
      expect(office.getByText(city)).toBeVisible();
      expect(office.getByText(address)).toBeVisible();
    }
    const calls = [...document.querySelectorAll('main a[href="tel:+917120000148"]')];
    expect(calls.filter((link) => !link.closest('.when-lost'))).toHaveLength(1);
  });
});

describe('/cancellation-policy', () => {
  it('has its named sections', async () => {
    await visit('/cancellation-policy');
    expect(headings(1)).toEqual(['Cancellations & Refund Policy']);
    expect(headings(2)).toEqual([...cancellationSections, 'Your money, in one table']);
  });
});

describe('what is stored in a browser', () => {
  it('is all listed in the privacy policy', async () => {
    await visit('/privacy-policy');
    const named = [...document.querySelectorAll('main code')].map(({ textContent }) => textContent);
    const { cookies, tab, device } = browserStorage;
    const kept = [...cookies, ...Object.values(tab), ...Object.values(device)];
    expect(named.toSorted()).toEqual(kept.toSorted());
  });
});

describe.each(['/terms-of-service', '/terms-&-conditions'])('%s', (path) => {
  it('has the terms, and links to the policies', async () => {
    await visit(path);
    expect(headings(1)).toEqual(['Terms & Conditions']);
    const links = main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/cancellation-policy', '/privacy-policy']));
  });
});

describe('the form of /grievance', () => {
  it('posts without JavaScript, requires a name, an email and a text, and has its notice', async () => {
    await visit('/grievance');
    const form = main().getByRole('form', { name: 'Complaint' });
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/complaints');
    const required = [...form.querySelectorAll('[required]')].map((field) => field.getAttribute('name'));
    expect(required).toEqual(['name', 'email', 'message']);
    expect(form.querySelector('[name=noticeVersion]')).toHaveAttribute('type', 'hidden');
    expect(within(form).getByText(/^We keep your details to settle your complaint/)).toBeVisible();
    expect(within(form).getByRole('button', { name: 'Send complaint' })).toBeEnabled();
  });

  it('leads to a confirmation page', async () => {
    await visit('/complaint-sent');
    expect(headings(1)).toEqual(['We’ve received your complaint']);
  });
});

describe('a policy', () => {
  it('counts a change on the order page as written notice, next to the specified text', async () => {
    await visit('/cancellation-policy');
    const specified = main().getByText(/^Write to .+ other channels are not valid\.$/);
    expect(specified.parentElement).toHaveTextContent(
      /move or cancel a session on your order page\. That counts as written notice\./,
    );
  });

  it('names what coaching stores', async () => {
    await visit('/privacy-policy');
    expect(text()).toContain('the times you’ve booked, moved or cancelled');
    expect(text()).toContain('only times and order numbers, never names');
  });

  it.each([
    ['/cancellation-policy', 'Version 2, in force since 28 November 2026.'],
    ['/privacy-policy', 'Version 4, in force since 28 November 2026.'],
    ['/terms-of-service', 'Version 3, in force since 28 November 2026.'],
    ['/delivery-policy', 'Version 2, in force since 28 November 2026.'],
    ['/grievance', 'Version 1, in force since 23 November 2026.'],
  ])('%s has its version and its date', async (path, version) => {
    await visit(path);
    expect(main().getByText(version)).toBeVisible();
  });

  it.each(['/cancellation-policy', '/terms-of-service'])(
    '%s says that it limits no right of a buyer',
    async (path) => {
      await visit(path);
      const rights = main().getByText(
        'Nothing here limits your legal rights if a service is late, deficient or not as described.',
      );
      expect(rights).toBeVisible();
      expect(rights.closest('section')).toBeNull();
    },
  );

  it.each(['/cancellation-policy', '/privacy-policy', '/terms-of-service', '/delivery-policy', '/grievance'])(
    '%s has a table of contents with links',
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
  it('says that the page is missing, with links', async () => {
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
