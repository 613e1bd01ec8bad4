import { readFileSync } from 'node:fs';
import { act, screen, within } from '@testing-library/react';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { pass, visit, visitAsleep, wakeIslands } from '../../support/web/visit.tsx';

const id = 'order_MockAbc123';
const status = (word: string) => ({ body: { status: word } });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const words = () => screen.getByRole('main').textContent;

/** Opens the page for an order that stands so. */
async function visitOrder(answer: Parameters<typeof scriptApi>[0]['GET /health'], order = id) {
  const api = scriptApi({ 'GET /orders/{id}/status': answer });
  await visit(`/payment-success?order=${order}`);
  await screen.findByRole('status');
  await pass(0);
  return api;
}

/** Hides the page, as another tab does, or shows it again. */
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
  it('says the specified words and, below them, how to find an order, and stores and asks nothing', async () => {
    const api = scriptApi({});
    sessionStorage.setItem('purchase', '{}');
    await visitAsleep('/payment-success');
    const thanks =
      'Thank you for your purchase. Your order has been confirmed. We will be in touch with you shortly to begin the process.';
    const finding =
      /begin the process\.Back to HomeLooking for your order\?Open it by the link in our email\. .*call \+91[^.]*\./;
    const heading = screen.getByRole('heading', { name: 'Payment Successful!' });
    expect(heading).toBeVisible();
    expect(document.querySelector('main .thanks svg.lucide-circle-check')).not.toBeNull();
    expect(words()).toContain(thanks);
    expect(words()).toMatch(finding);
    // What stands here needs no script: the part that does is another, and no part of it is seen.
    expect(heading.closest('[data-island]')).toBeNull();
    expect(document.querySelectorAll('[data-wakes=load]')).toHaveLength(0);

    await wakeIslands();
    expect(words()).toMatch(finding);
    expect(words()).not.toMatch(/not(?:hing)? (?:was )?paid/i);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'get a new link' })).toHaveAttribute('href', '/order');
    expect(sessionStorage).toHaveLength(1);
    expect(api.callsTo('GET /orders/{id}/status')).toHaveLength(0);
  });

  it('says in its style rules of an order that is not known yet that it is looked up, and not that it is paid', () => {
    const rules = readFileSync('web/pages/payment-success/payment-success.module.css', 'utf8');
    for (const rule of [':not([data-query*="order="])) .asking', '[data-query*="order="]) .thanks'])
      expect(rules).toContain(rule);
  });
});

describe('/payment-success for an order', () => {
  it('thanks for a paid one, by its reference, and asks no more', async () => {
    sessionStorage.setItem('purchase', '{}');
    const api = await visitOrder(status('paid'));
    expect(heading()).toBe('Payment Successful!');
    expect(words()).toContain('Your order has been confirmed.');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([id, 'Paid']);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await pass(120_000);
    expect(api.callsTo('GET /orders/{id}/status')).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('says that the seat is being confirmed until that is decided, and then that it was taken', async () => {
    const answers = ['confirming', 'none'];
    const api = await visitOrder(() => ({ body: { status: 'paid', seat: answers.shift() ?? 'none' } }));
    expect(heading()).toBe('We’re confirming your seat');
    expect(words()).not.toMatch(/Payment Successful|has been confirmed/);
    await pass(120_000);
    expect(api.callsTo('GET /orders/{id}/status')).toHaveLength(2);
    expect(heading()).toBe('No seat was left');
    expect(words()).toContain(
      "This seat was taken while you were paying. You'll get all of your money back unless you choose another batch.",
    );
    expect(words()).not.toMatch(/Payment Successful|has been confirmed/);
    expect(screen.getByRole('link', { name: 'Go on to your order' })).toBeVisible();
  });

  it('says what was bought and the sum, as this tab has stored it, and leads to the order', async () => {
    const plan = { band: '14-20', item: 'Resume' };
    sessionStorage.setItem('purchase', JSON.stringify({ orderId: id, plan }));
    const api = await visitOrder(status('paid'));
    expect(words()).toContain('Resume, 14-20 years');
    expect(words()).toContain('₹4,499');
    expect(screen.getByRole('link', { name: 'Go on to your order' })).toHaveAttribute('href', '/order');
    expect(api.callsTo('GET /order')).toHaveLength(0);
  });

  it.each([
    ['the same', id, true],
    ['another', 'order_Other', false],
  ])('says what was bought as the session of %s order reads it: %s', async (_, own, isSaid) => {
    const api = scriptApi({
      'GET /orders/{id}/status': status('paid'),
      'GET /order': { body: { id: own, what: 'Starter Pack', paise: 399900 } },
    });
    await visit(`/payment-success?order=${id}`);
    await screen.findByRole('heading', { name: 'Payment Successful!' });
    await pass(0);
    expect(api.callsTo('GET /order')).toHaveLength(1);
    expect(words()?.includes('₹3,999')).toBe(isSaid);
  });

  it.each([
    ['processing', 'Your payment is on its way'],
    ['checking', 'We’ve received a payment and are checking it'],
    ['attempted', 'No payment seen yet'],
    ['created', 'No payment seen yet'],
    ['refunded', 'Payment refunded'],
  ])('says of a %s one "%s", and not that it is paid', async (word, said) => {
    sessionStorage.setItem('purchase', '{}');
    await visitOrder(status(word));
    expect(heading()).toBe(said);
    expect(document.title).toContain(said);
    expect(words()).not.toMatch(/Successful|confirmed/);
    expect(words()).toContain(id);
    expect(sessionStorage).toHaveLength(word === 'refunded' ? 0 : 1);
  });

  it('says what was given back of a paid one', async () => {
    await visitOrder(status('partially_refunded'));
    expect(heading()).toBe('Payment Successful!');
    expect(words()).toContain('Paid, a part of it refunded');
  });

  it('offers nothing to pay while it is checked', async () => {
    await visitOrder({ body: { status: 'checking', page: '/pay' } });
    expect(words()).toContain('Please don’t pay again');
    expect(screen.queryByRole('link', { name: /again/ })).toBeNull();
  });

  it('leads to the plans where nothing has come', async () => {
    await visitOrder(status('created'));
    expect(screen.getByRole('link', { name: 'See the plans again' })).toHaveAttribute('href', '/resume');
  });

  it.each([
    ['/course/c1', 'See the course again'],
    ['/pay', 'See the payment again'],
  ])('leads to %s where nothing has come for what is sold there', async (page, name) => {
    await visitOrder({ body: { status: 'attempted', page } });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', page);
    expect(screen.queryByRole('link', { name: 'See the plans again' })).toBeNull();
  });

  it('asks less and less often until it is paid, and then says so', async () => {
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

  it('asks nothing while nobody sees the page, and at once when it is seen again', async () => {
    const api = await visitOrder(status('processing'));
    await show(false);
    await pass(600_000);
    expect(api.callsTo('GET /orders/{id}/status')).toHaveLength(1);
    api.answer('GET /orders/{id}/status', status('paid'));
    await show(true);
    await pass(0);
    expect(heading()).toBe('Payment Successful!');
  });

  it('waits for a server that cannot be reached', async () => {
    const api = await visitOrder(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(heading()).toBe('Still trying');
    expect(words()).toContain('please do not pay again');
    api.answer('GET /orders/{id}/status', status('paid'));
    await pass(3000);
    expect(heading()).toBe('Payment Successful!');
  });

  it('says that there is no such order', async () => {
    const api = await visitOrder(problem(404, 'There is no such order.'));
    expect(heading()).toBe('There is no such order');
    expect(within(screen.getByRole('main')).getByRole('link', { name: /^\+91/ })).toBeVisible();
    await pass(120_000);
    expect(api.callsTo('GET /orders/{id}/status')).toHaveLength(1);
  });

  it.each(['', 'pay_MockAbc123', '../admin/orders', '%3Cscript%3E', `order_${'x'.repeat(99)}`])(
    'asks nobody for "%s"',
    async (order) => {
      const api = await visitOrder(status('paid'), order);
      expect(heading()).toBe('There is no such order');
      expect(api.callsTo('GET /orders/{id}/status')).toHaveLength(0);
    },
  );
});
