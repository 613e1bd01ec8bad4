import { screen, within } from '@testing-library/react';
import type { Offer } from '#shared/domain/coaching/offer.ts';
import { showOwnTimes } from '#web/pages/services/own-times.ts';
import { offer } from '../../support/web/samples.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const times = ['2099-12-01T13:30:00.000Z', '2099-12-01T14:30:00.000Z', '2099-12-03T04:30:00.000Z'];
const refundRule = 'Move or cancel free until 48 hours before. After that, the session is forfeited.';
const main = () => within(screen.getByRole('main'));
const text = () => screen.getByRole('main').textContent ?? '';
const rowOf = (title: string) =>
  within(
    main()
      .getByRole('heading', { name: new RegExp(`^${title}`) })
      .closest('li') as HTMLElement,
  );

async function open(offers: readonly Offer[]) {
  scriptApi({ 'GET /coaching/offers': { body: offers } });
  await visit('/services');
}

describe('/services with offers', () => {
  it('shows what each costs, its length, its coach and the refund rule', async () => {
    await open([
      offer({ times }),
      offer({ id: 'offer-2', title: 'A new role', sessions: 4, rupees: 8000, times }),
    ]);
    for (const [title, price, length] of [
      ['Interview practice', '₹2,500', '60 minutes with Rekha Nair'],
      ['A new role', '₹8,000', '4 sessions of 60 minutes with Rekha Nair'],
    ] as const) {
      expect(rowOf(title).getByText(price)).toBeVisible();
      expect(rowOf(title).getByText(length)).toBeVisible();
      expect(rowOf(title).getByText(refundRule)).toBeVisible();
    }
    expect(rowOf('Interview practice').getByText('We practise your answers aloud.')).toBeVisible();
  });

  it('links to the next three times, in IST, and to the others', async () => {
    await open([offer({ times })]);
    expect(text()).toContain('All times are in IST.');
    const links = rowOf('Interview practice').getAllByRole('link');
    expect(links.map((link) => [link.textContent?.replace(/\s/g, ' '), link.getAttribute('href')])).toEqual([
      ['Tue 1 Dec, 7:00 pm', '/pay?offer=offer-1&start=2099-12-01T13%3A30%3A00.000Z'],
      ['Tue 1 Dec, 8:00 pm', '/pay?offer=offer-1&start=2099-12-01T14%3A30%3A00.000Z'],
      ['Thu 3 Dec, 10:00 am', '/pay?offer=offer-1&start=2099-12-03T04%3A30%3A00.000Z'],
      ['Other times: Interview practice', '/pay?offer=offer-1'],
    ]);
  });

  it('says nothing that’s only true without offers, and keeps the programs, the steps and the FAQ', async () => {
    await open([
      offer({ times }),
      offer({ id: 'offer-2', title: 'A new role', sessions: 4, rupees: 8000, times }),
    ]);
    expect(text()).not.toMatch(
      /agree the price|agreed before you pay|ask for a price|with a price and a day/i,
    );
    expect(text()).not.toMatch(/days and the price/);
    expect(text()).toContain('The session fee: ₹2,500 for 60 minutes.');
    expect(text()).toContain('One discounted price for all sessions: ₹8,000 for 4 sessions of 60 minutes.');
    const headings = main()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(headings.slice(2)).toEqual([
      ...['One-on-One Coaching Sessions', 'Coaching Packages & Programs', 'Call', 'Plan', 'Work'],
    ]);
    expect(document.querySelectorAll('main .ledger > details').length).toBeGreaterThan(3);
  });

  it('agrees on a price for the program that has no offer', async () => {
    await open([
      offer({ times }),
      offer({ id: 'offer-2', title: 'Longer', rupees: 4000, minutes: 90, times }),
    ]);
    expect(text()).toContain('The session fee: from ₹2,500 for 60 minutes.');
    expect(text()).toContain('One discounted price for all sessions, agreed before you pay.');
    const asking = main().getByRole('link', { name: /^Ask for a price/ });
    expect(asking).toHaveTextContent('Ask for a price: Coaching Packages & Programs');
  });

  it.each([
    ['2100-01-05', /New times start on Tuesday, 5 January\.$/],
    [undefined, /Call us to ask for one: \+91 712 000 0148\.$/],
  ])('doesn’t sell an offer without a free time: %s', async (firstDay, words) => {
    await open([offer({ ...(firstDay && { firstDay }) })]);
    const line = rowOf('Interview practice').getByText(/^No time is free at the moment\./);
    expect(line).toHaveTextContent(words);
    expect(document.querySelector('main a[href^="/pay"]')).toBeNull();
  });

  it('shows thirty of them in short, with one link each', async () => {
    const offers = Array.from({ length: 30 }, (_, index) =>
      offer({ id: `offer-${index}`, title: `Offer ${index}.`, times }),
    );
    await open(offers);
    const links = [...document.querySelectorAll('main a[href^="/pay"]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      offers.map(({ id }) => `/pay?offer=${id}`),
    );
    expect(main().getAllByText(refundRule)).toHaveLength(30);
    expect(main().queryByText('We practise your answers aloud.')).toBeNull();
  });

  it('has the prices in its description and its structured data', async () => {
    await open([offer({ times })]);
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      expect.stringContaining('from ₹2,500'),
    );
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'Service',
        name: 'Interview practice',
        offers: expect.objectContaining({ price: 2500, priceCurrency: 'INR' }),
      }),
    );
  });

  it('adds the visitor’s own time in another time zone, for the day of the session', async () => {
    showOwnTimes();
    const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
    await open([offer({ times })]);
    expect(document.querySelector('main time')?.textContent).toMatch(/^Tue 1 Dec, 7:00\spm$/);
    offset.mockReturnValue(0);
    await open([offer({ times })]);
    expect(document.querySelector('main time')?.textContent).toMatch(
      /^Tue 1 Dec, 7:00\spm \(\w{3} \d+:\d\d [ap]m your time\)$/,
    );
    offset.mockRestore();
  });
});

describe('/services', () => {
  it('is useful if the offers can’t be read: it promises nothing, and says how to ask', async () => {
    scriptApi({ 'GET /coaching/offers': { status: 503 } });
    await visit('/services');
    expect(text()).toContain('We couldn’t load them. Refresh the page in a minute, or ask us.');
    expect(text()).not.toMatch(/agree the price|agreed before you pay|ask for a price/i);
    expect(main().getByRole('form', { name: 'Coaching' })).toBeVisible();
    expect(main().getAllByRole('link', { name: 'Call +91 712 000 0148' })[0]).toBeVisible();
  });
});
