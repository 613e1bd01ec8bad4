import { screen, within } from '@testing-library/react';
import { brand } from '#shared/brand.ts';
import { refundTable } from '#shared/domain/orders/refund-table.ts';
import { failedDebitDays, noticeHours, refundDays } from '#shared/policies.ts';
import { renderAll, renderPage } from '#web/site/render.tsx';
import { setClock } from '../../support/clock.ts';
import { ownOrders } from '../../support/web/own-orders.ts';
import { press } from '../../support/web/press.ts';
import { course } from '../../support/web/samples.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { emptyPages, seededPages, unreadablePages } from '../../support/web/seeded-pages.ts';
import { visit } from '../../support/web/visit.tsx';

const main = () => within(screen.getByRole('main'));
const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const adults = /For people aged 18 and over\. Under 18\? Ask a parent to write to us\./g;
const deadlines = /^To move or cancel, email us, so that the time is on record\.$/;

const written = [
  ...renderAll()
    .filter(({ path }) => path !== '/admin')
    .map(({ path, html }) => [`${path} without data`, html] as const),
  ...[
    ['seeded', seededPages] as const,
    ['empty', emptyPages] as const,
    ['unreadable', unreadablePages] as const,
  ].flatMap(([state, pages]) =>
    pages.map((page) => [`${page.path} ${state}`, renderPage(page).body] as const),
  ),
];

describe.each(written)('%s', (_, html) => {
  const page = documentOf(html);

  it('says once that it’s for adults, outside what’s folded', () => {
    expect(page.body.textContent?.match(adults)).toHaveLength(1);
    expect(page.body.textContent?.match(/\b18\b and over/g)).toHaveLength(1);
    const line = [...page.querySelectorAll('p')].find(({ textContent }) => textContent?.match(adults));
    expect(line?.closest('details, dialog, [hidden], noscript')).toBeNull();
  });

  it('links only to rows and tables that exist', () => {
    const table = documentOf(renderAll().find(({ path }) => path === '/cancellation-policy')?.html ?? '');
    for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href*="/cancellation-policy#"]'))
      expect(table.getElementById(link.hash.slice(1))).not.toBeNull();
  });

  it('opens WhatsApp only by a plain link', () => {
    for (const link of page.querySelectorAll('a[href*="wa.me"]')) {
      expect(link.getAttribute('rel')).toBe('noopener');
      const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
      expect(origin + pathname).toBe('https://wa.me/917120000151');
      expect(searchParams.get('text')).toMatch(/^Hello, I have a question( about .+)?\.$/);
    }
    expect(
      page.querySelectorAll('script[src*="whatsapp"], iframe[src*="whatsapp"], img[src*="wa.me"]'),
    ).toHaveLength(0);
  });
});

describe('Call and WhatsApp', () => {
  const messageOf = (path: string, page = seededPages.find((each) => each.path === path)) => {
    const html = page ? renderPage(page).body : (renderAll().find((each) => each.path === path)?.html ?? '');
    return [...documentOf(html).querySelectorAll<HTMLAnchorElement>('main a[href*="wa.me"]')].map((link) =>
      new URL(link.href).searchParams.get('text'),
    );
  };

  it.each([
    ['/', 'Hello, I have a question about a course.'],
    ['/courses', 'Hello, I have a question about a course.'],
    ['/certifications', 'Hello, I have a question about a certification.'],
    ['/resume', 'Hello, I have a question about resume services.'],
    ['/services', 'Hello, I have a question about coaching.'],
    ['/contact', 'Hello, I have a question.'],
    ['/cancellation-policy', 'Hello, I have a question about refunds.'],
  ])('are on %s', (path, message) => {
    expect(messageOf(path)).toContain(message);
  });

  it('have the offer’s name and day in the message', () => {
    const withDay = /^Hello, I have a question about .+, \d+ \w+ \d{4}\.$/;
    expect(messageOf('/certifications/pmp')[0]).toMatch(withDay);
    expect(messageOf('/certifications/ccna')[0]).toMatch(withDay);
    const title = 'Fees ₹24,999 & dates: परियोजना #1?';
    const data = { 'GET /courses/{id}': { data: course({ title, startDate: '2026-12-05' }) } };
    const page = {
      page: '/course/{id}',
      path: '/course/pmp-1',
      now: Date.parse('2026-11-22'),
      data,
    } as const;
    expect(messageOf('', page)).toEqual([`Hello, I have a question about ${title}, 5 December 2026.`]);
  });

  it.each(seededPages.map((page) => [page.path, page] as const))(
    'leave out WhatsApp on %s if we have no number',
    (_, page) => {
      const replaced = jest.replaceProperty(brand, 'whatsapp', '' as typeof brand.whatsapp);
      const html = renderPage(page).body;
      replaced.restore();
      expect(html).not.toMatch(/wa\.me/);
      expect(documentOf(html).querySelector('main a[href^="tel:"]') ?? html).not.toBeNull();
    },
  );

  it('are on the order page, with its number, and what has a deadline goes by email', async () => {
    setClock(Date.parse('2026-11-20T10:00:00.000Z'));
    scriptApi({ 'GET /order': { body: ownOrders.writing } });
    await visit('/order');
    const link = main().getByRole('link', { name: 'WhatsApp' });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      `Hello, I have a question about order ${ownOrders.writing.number}.`,
    );
    expect(main().getByRole('link', { name: `Call ${brand.displayPhone}` })).toBeVisible();
    expect(main().getByText(/^To move or cancel/)).toHaveTextContent(deadlines);
    expect(document.body.textContent?.match(adults)).toHaveLength(1);
  });

  it.each(['/services', '/cancellation-policy', '/resume'])(
    'say on %s, next to the refund rules, that what has a deadline goes by email',
    async (path) => {
      scriptApi({});
      await visit(path);
      const line = main().getByText(/^To move or cancel/);
      expect(line).toHaveTextContent(deadlines);
      expect(within(line).getByRole('link')).toHaveAttribute('href', `mailto:${brand.email}`);
    },
  );
});

describe('the table of /cancellation-policy', () => {
  const rows = async () => {
    scriptApi({});
    await visit('/cancellation-policy');
    return new Map(
      [...main().getByRole('table').querySelectorAll('tr[id]')].map((row) => [
        row.querySelector('th')?.textContent,
        row.querySelector('td')?.textContent,
      ]),
    );
  };

  it('has one answer for each case, with the policy’s own figures', async () => {
    expect([...(await rows())]).toEqual([
      ['Resume, cover letter or LinkedIn profile', 'Unlimited revisions. Non-refundable in general.'],
      ['Live class', 'Non-refundable in general. Can’t come? Ask us about another batch.'],
      [
        'Coaching session',
        `Move or cancel free until ${noticeHours} hours before. After that, the session is forfeited.`,
      ],
      [
        'Coaching package',
        'Not refundable once it has started. Unused sessions are decided case by case, and a fee may apply.',
      ],
      ['Download or recorded course', 'The sale is final.'],
      ['You paid twice', 'The second payment is refunded in full.'],
      [
        'A payment failed, but the money left your account',
        `Your bank returns it within ${failedDebitDays} business days.`,
      ],
      [
        'We’re late, or it isn’t as described',
        'We put it right or refund you. Your legal rights always apply.',
      ],
      ['We cancel', 'Another date or a full refund, your choice.'],
    ]);
    expect(
      main().getByText(
        `Approved refunds go to the original payment method within ${refundDays.least}-${refundDays.most} business days.`,
      ),
    ).toBeVisible();
  });

  it('has an anchor for each row, a heading for each part, and a link in the contents', async () => {
    await rows();
    const cases = refundTable.flatMap((part) => part.cases);
    for (const { id } of cases) expect(document.getElementById(`refund-${id}`)?.tagName).toBe('TR');
    expect(main().getAllByRole('rowheader')).toHaveLength(cases.length + refundTable.length);
    const contents = within(main().getByRole('navigation', { name: 'On this page' }));
    expect(contents.getByRole('link', { name: 'Your money, in one table' })).toHaveAttribute(
      'href',
      '#money',
    );
  });
});

describe('a price', () => {
  it.each([
    '/certifications/pmp',
    '/certifications/ccna',
    ...seededPages.flatMap(({ path }) => (path.startsWith('/course/') ? path : [])),
  ])('on %s is the full price, with its refund rule', (path) => {
    const page = seededPages.find((each) => each.path === path);
    const shown = documentOf(page ? renderPage(page).body : '').querySelector('main')?.textContent ?? '';
    const [price] = shown.match(/₹[\d,]+/) ?? [];
    expect(shown.split(`${price} is the full price. Nothing is added.`)).toHaveLength(2);
    expect(shown).toContain(
      'Can’t come? Ask us about another batch. Late, or not as described? We put it right or refund you. Refund rules',
    );
  });

  it('on request isn’t called the full price', async () => {
    scriptApi({ 'GET /courses/{id}': { body: course({ price: 0 }) } });
    await visit('/course/pmp-1');
    expect(main().getByText('Price on request')).toBeVisible();
    expect(main().queryByText(/full price/)).toBeNull();
  });

  it('on /pay is the full price, next to the refund rule and the confirmation of age', async () => {
    setClock(Date.parse('2026-11-20T10:00:00.000Z'));
    const sold = course({ payOnline: true, startDate: '2026-12-05' });
    scriptApi({ 'GET /courses/{id}': { body: sold } });
    await visit('/pay?course=pmp-1');
    await screen.findByRole('heading', { name: sold.title });
    expect(main().getByText('₹24,999 is the full price. Nothing is added.')).toBeVisible();
    expect(main().getByText('By paying you confirm that you’re 18 or over.')).toBeVisible();
    expect(main().getByRole('link', { name: 'Refund rules' })).toHaveAttribute(
      'href',
      '/cancellation-policy#refund-class',
    );
    expect(document.body.textContent?.match(adults)).toHaveLength(1);
  });

  it('of a payment link leads to the whole table, because it can be for anything', async () => {
    scriptApi({
      'POST /pay': {
        body: {
          ...{ what: 'Two hours of coaching', paise: 250_000, lastDay: '2026-11-25' },
          ...{ name: 'Asha Kulkarni', state: 'open' },
        },
      },
    });
    await visit(`/pay#link_1.1234567890.${'m'.repeat(43)}`);
    await screen.findByRole('heading', { name: 'Two hours of coaching' });
    expect(main().getByText('₹2,500 is the full price. Nothing is added.')).toBeVisible();
    expect(main().getByText('By paying you confirm that you’re 18 or over.')).toBeVisible();
    expect(main().getByRole('link', { name: 'Refund rules' })).toHaveAttribute(
      'href',
      '/cancellation-policy#money',
    );
  });

  it('in the purchase dialog leaves the page with one notice for adults', async () => {
    scriptApi({});
    await visit('/resume');
    await press(screen.getAllByRole('button', { name: 'Pay Online' })[0] as HTMLElement);
    await screen.findByRole('dialog', { name: 'Resume' });
    expect(document.body.textContent?.match(adults)).toHaveLength(1);
  });
});
