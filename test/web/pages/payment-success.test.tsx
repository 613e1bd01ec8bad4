import { readFileSync } from 'node:fs';
import { act, screen, within } from '@testing-library/react';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { hydrateIslands, pass, visit, visitUnhydrated } from '../../support/web/visit.tsx';

const id = 'order_MockAbc123';
const number = 'P-2026-48203917';
const status = (word: string) => ({ body: { number, status: word } });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const words = () => screen.getByRole('main').textContent;

async function visitOrder(answer: Parameters<typeof scriptApi>[0]['GET /health'], order = id) {
  const api = scriptApi({ 'GET /orders/{id}/status': answer });
  await visit(`/payment-success?order=${order}`);
  await screen.findByRole('status');
  await pass(0);
  return api;
}

async function show(isShown: boolean) {
  Object.defineProperty(document, 'hidden', { value: !isShown, configurable: true });
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('/payment-success', () => {
  it('thanks, says how to find an order, and stores and requests nothing', async () => {
    const api = scriptApi({});
    sessionStorage.setItem('purchase', '{}');
    await visitUnhydrated('/payment-success');
    const thanks =
      'Thank you for your purchase. Your order has been confirmed. We will be in touch with you shortly to begin the process.';
    const finding =
      /begin the process\.Back to HomeLooking for your order\?I paid, but can’t find my order.*Please don’t pay again\..*Call \+91/;
    const heading = screen.getByRole('heading', { name: 'Payment Successful!' });
    expect(heading).toBeVisible();
    expect(document.querySelector('main .withoutOrder svg.lucide-circle-check')).not.toBeNull();
    expect(words()).toContain(thanks);
    expect(words()).toMatch(finding);
    expect(heading.closest('[data-island]')).toBeNull();
    expect(document.querySelectorAll('[data-hydrate=load]')).toHaveLength(0);

    await hydrateIslands();
    expect(words()).toMatch(finding);
    expect(words()).not.toMatch(/not(?:hing)? (?:was )?paid/i);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Email me my order link' })).toHaveAttribute('href', '/order');
    expect(sessionStorage).toHaveLength(1);
    expect(api.callsTo('GET /orders/{id}/status')).toHaveLength(0);
  });

  it('hides the thanks with CSS until the order’s status is known', () => {
    const rules = readFileSync('web/pages/payment-success/payment-success.module.css', 'utf8');
    for (const rule of [':not([data-query*="order="])) .withOrder', '[data-query*="order="]) .withoutOrder'])
      expect(rules).toContain(rule);
  });
});

describe('/payment-success for an order', () => {
  it('confirms a paid one with its reference, and stops asking', async () => {
    sessionStorage.setItem('purchase', '{}');
    const api = await visitOrder(status('paid'));
    expect(heading()).toBe('Payment Successful!');
    expect(words()).toContain('Your order has been confirmed.');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([number]);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await pass(120_000);
    expect(api.callsTo('GET /orders/{id}/status')).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('says that the seat is being confirmed, and then that it’s taken', async () => {
    const answers = ['confirming', 'none'];
    const api = await visitOrder(() => ({
      body: { number, status: 'paid', seat: answers.shift() ?? 'none' },
    }));
    expect(heading()).toBe('We’re confirming your seat');
    expect(words()).not.toMatch(/Payment Successful|has been confirmed/);
    await pass(120_000);
    expect(api.callsTo('GET /orders/{id}/status')).toHaveLength(2);
    expect(heading()).toBe('No seats were left');
    expect(words()).toContain(
      "This seat was taken while you were paying. You'll get all of your money back unless you choose another batch.",
    );
    expect(words()).not.toMatch(/Payment Successful|has been confirmed/);
    expect(screen.getByRole('link', { name: 'Open your order' })).toBeVisible();
  });

  it('shows the item and amount stored in this tab, and links to the order', async () => {
    const plan = { band: '14-20', item: 'Resume' };
    sessionStorage.setItem(
      'purchase',
      JSON.stringify({ orderId: id, plan, buyer: { email: 'asha@example.com' } }),
    );
    const api = await visitOrder(status('paid'));
    expect(words()).toContain('Resume, 14-20 years');
    expect(words()).toContain('₹4,499');
    expect(words()).toContain('Email sent toasha@example.com');
    expect(words()).toMatch(
      /What happens nextSend your details today and get your first draft by \w+, \d+ \w+\./,
    );
    expect(screen.getByRole('link', { name: 'Send your details' })).toHaveAttribute('href', '/order');
    expect(api.callsTo('GET /order')).toHaveLength(0);
  });

  it.each([
    [
      'booked',
      ['reserved', 'booked'],
      /Your session is on Tuesday, 1 December, 7:00\spm IST\./,
      'Open your order',
    ],
    [
      'taken by someone else',
      ['reserved', 'refused'],
      /Choose a time for your session on your order page\./,
      'Choose your time',
    ],
    ['not picked', [], /Choose a time for your session on your order page\./, 'Choose your time'],
  ])('says what’s next for a coaching session whose time is %s', async (_, kinds, words, link) => {
    const booked = { coachId: 'rekha', start: '2099-12-01T13:30:00.000Z', end: '2099-12-01T14:30:00.000Z' };
    const at = new Date().toISOString();
    scriptApi({
      'GET /orders/{id}/status': status('paid'),
      'GET /order': {
        body: {
          ...{ id, what: 'Interview practice, 60 minutes', paise: 250_000 },
          coaching: { coach: 'Rekha Nair', minutes: 60, sessions: 1 },
          work: {
            ...{ startedAt: at, documents: [], isUltimate: false, version: 1 },
            sold: { sessions: 1, minutes: 60, coachId: 'rekha' },
            entries: kinds.map((kind, index) => ({
              ...{ id: `e${index}`, at, kind: 'booking', by: 'buyer' },
              booking: { id: 'b1', kind, ...(kind === 'reserved' && booked) },
            })),
          },
        },
      },
    });
    await visit(`/payment-success?order=${id}`);
    expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', '/order');
    expect(screen.getByRole('main').textContent).toMatch(words);
  });

  it.each([
    ['the same', id, true],
    ['another', 'order_Other', false],
  ])('shows the item only if the session is of the same order: %s', async (_, own, isRepeatedEntry) => {
    const api = scriptApi({
      'GET /orders/{id}/status': status('paid'),
      'GET /order': { body: { id: own, what: 'Starter Pack', paise: 399900 } },
    });
    await visit(`/payment-success?order=${id}`);
    await screen.findByRole('heading', { name: 'Payment Successful!' });
    await pass(0);
    expect(api.callsTo('GET /order')).toHaveLength(1);
    expect(words()?.includes('₹3,999')).toBe(isRepeatedEntry);
  });

  it.each([
    ['processing', 'We’re confirming your payment'],
    ['checking', 'We’ve received a payment and are checking it'],
    ['attempted', 'We haven’t received a payment yet'],
    ['created', 'We haven’t received a payment yet'],
    ['refunded', 'Payment refunded'],
  ])('shows a %s one as “%s”, and doesn’t say that it’s paid', async (word, said) => {
    sessionStorage.setItem('purchase', '{}');
    await visitOrder(status(word));
    expect(heading()).toBe(said);
    expect(document.title).toContain(said);
    expect(words()).not.toMatch(/Successful|(?<!Being |it’s )confirmed/);
    expect(words()).toContain(number);
    expect(words()).not.toContain(id);
    expect(sessionStorage).toHaveLength(word === 'refunded' ? 0 : 1);
  });

  it('shows the refunds of a paid one', async () => {
    await visitOrder(status('partially_refunded'));
    expect(heading()).toBe('Payment Successful!');
    expect(words()).toContain('Paid, partly refunded');
  });

  it('offers no payment while one is checked', async () => {
    await visitOrder({ body: { number, status: 'checking', page: '/pay' } });
    expect(words()).toContain('Please don’t pay again');
    expect(screen.queryByRole('link', { name: /again/ })).toBeNull();
  });

  it('links to the plans if nothing was paid', async () => {
    await visitOrder(status('created'));
    expect(screen.getByRole('link', { name: 'See the plans again' })).toHaveAttribute('href', '/resume');
  });

  it.each([
    ['/course/c1', 'See the course again'],
    ['/pay', 'See the payment again'],
  ])('links to %s if nothing was paid for it', async (page, name) => {
    await visitOrder({ body: { number, status: 'attempted', page } });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', page);
    expect(screen.queryByRole('link', { name: 'See the plans again' })).toBeNull();
  });

  it('polls less and less often until it’s paid, and then says so', async () => {
    const api = await visitOrder(status('processing'));
    const asked = () => api.callsTo('GET /orders/{id}/status').length;
    expect(asked()).toBe(1);
    await pass(3000);
    expect(asked()).toBe(2);
    await pass(3000);
    expect(asked()).toBe(2);
    await pass(1500);
    expect(asked()).toBe(3);
    await pass(600_000);
    const late = asked();
    await pass(60_000);
    expect(asked()).toBe(late + 2);

    api.answer('GET /orders/{id}/status', status('paid'));
    await pass(30_000);
    expect(heading()).toBe('Payment Successful!');
    expect(document.title).toContain('Payment Successful');
  });

  it('doesn’t poll in the background, and does so at once when it’s visible again', async () => {
    const api = await visitOrder(status('processing'));
    await show(false);
    await pass(600_000);
    expect(api.callsTo('GET /orders/{id}/status')).toHaveLength(1);
    api.answer('GET /orders/{id}/status', status('paid'));
    await show(true);
    await pass(0);
    expect(heading()).toBe('Payment Successful!');
  });

  it('waits for a server that can’t be reached', async () => {
    const api = await visitOrder(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(heading()).toBe('Still checking');
    expect(words()).toContain('Please don’t pay again');
    api.answer('GET /orders/{id}/status', status('paid'));
    await pass(3000);
    expect(heading()).toBe('Payment Successful!');
  });

  it('says so if the order doesn’t exist', async () => {
    const api = await visitOrder(problem(404, 'We can’t find this order.'));
    expect(heading()).toBe('We can’t find this order');
    expect(within(screen.getByRole('main')).getByRole('link', { name: /^\+91/ })).toBeVisible();
    await pass(120_000);
    expect(api.callsTo('GET /orders/{id}/status')).toHaveLength(1);
  });

  it.each(['', 'pay_MockAbc123', '../admin/orders', '%3Cscript%3E', `order_${'x'.repeat(99)}`])(
    'requests nothing for "%s"',
    async (order) => {
      const api = await visitOrder(status('paid'), order);
      expect(heading()).toBe('We can’t find this order');
      expect(api.callsTo('GET /orders/{id}/status')).toHaveLength(0);
    },
  );
});
