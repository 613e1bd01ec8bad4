import type { Plan } from '#shared/domain/orders/payment.ts';
import { priceOf } from '#shared/domain/orders/pricing.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { buyer } from '../../support/entries.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { startTable } from '../../support/table.ts';

/** Buyers with an earlier order, once the owner has another account at Razorpay: after test comes live. */

const table = startTable();
const api = startApi({ table });
const before = startRazorpay(api);
const after = startRazorpay(undefined, {
  keys: { keyId: 'rzp_live_0123456789abcd', keySecret: 'a live secret' },
});
/** The account before, of which Razorpay has lost everything. */
const emptied = startRazorpay(undefined, { keys: before.keys });
const stored = (id: string) => api.row('ORDER', id);
const plan: Plan = { band: '14-20', item: 'Resume' };

const use = (account: typeof before) => {
  process.env.RAZORPAY_BASE_URL = account.server.address;
  before.setSecret(account.keys);
};

let tests = 0;

beforeEach(() => {
  tests += 1;
  use(before);
});

const openOrder = async (details: object = {}, idempotencyKey?: string) => {
  const body = { userId: 'u1', amount: priceOf(plan), plan, ...buyer, ...details };
  const { data } = await api.visitor('POST /create-order', {
    body,
    // Razorpay remembers a receipt from one test to the next.
    ...(idempotencyKey && { idempotencyKey: `${idempotencyKey}-${tests}` }),
  });
  return data;
};

const status = (id: string) => api.visitor('GET /orders/{id}/status', { path: { id } });
const unknown = (id: string) => JSON.stringify({ event: 'order unknown at Razorpay', order: id });

const buys = async (details: object = {}, idempotencyKey?: string) => {
  const order = await openOrder(details, idempotencyKey);
  expect(order.key).toBe(after.keys.keyId);
  expect(after.orders().map(({ id }) => id)).toContain(order.id);
  expect(await openOrder(details, idempotencyKey)).toEqual(order);
  return order.id;
};

describe('an order of the account before', () => {
  it.each([{}, { name: 'Another' }])('does not keep its buyer from one of the new: %j', async (details) => {
    const { id: old } = await openOrder();
    before.pay(old, { outcome: 'failed' });
    await status(old);
    use(after);
    await buys(details);
    expect(await stored(old)).toMatchObject({ unknownSince: expect.any(String) });
    expect(api.logged.filter((line) => line === unknown(old))).toHaveLength(1);
  });

  it.each([undefined, 'a-key'])(
    'does not while its payment was on its way: under the key %p',
    async (key) => {
      const { id: old } = await openOrder({}, key);
      before.pay(old, { outcome: 'authorized' });
      await status(old);
      use(after);
      await buys({}, key);
      expect(await stored(old)).toMatchObject({ unknownSince: expect.any(String) });
    },
  );

  it.each([{}, { plan: undefined }])(
    'is not answered to the Idempotency-Key of before: %j',
    async (details) => {
      await openOrder(details, 'a-key');
      use(after);
      await buys(details, 'a-key');
    },
  );

  it.each([undefined, 'a-key'])('is not offered once it is known as such: under the key %p', async (key) => {
    await openOrder({}, key);
    use(after);
    await buys({ name: 'Another' });
    await buys({}, key);
  });

  it('is shown as unknown to the owner who asks about it', async () => {
    const { id } = await openOrder();
    use(after);
    const { data } = await api.owner('POST /admin/orders/{id}/recheck', { path: { id } });
    expect(data).toMatchObject({ id, status: 'created', unknownSince: expect.any(String) });
    expect(await stored(id)).toMatchObject({ unknownSince: data.unknownSince });
  });
});

describe('an order under the key before, of the same account', () => {
  const openedBefore = async (idempotencyKey?: string) => {
    const { id } = await openOrder({}, idempotencyKey);
    await api.put({ ...(await stored(id)), keyId: 'rzp_test_exchanged0000' });
    return id;
  };

  /** The owner asks about an order when another account's key is there. */
  const becomesUnknown = async (id: string) => {
    use(after);
    await api.owner('POST /admin/orders/{id}/recheck', { path: { id } });
    expect(await stored(id)).toMatchObject({ unknownSince: expect.any(String) });
  };

  it('stays the answer to its Idempotency-Key', async () => {
    const id = await openedBefore('a-key');
    expect((await openOrder({}, 'a-key')).id).toBe(id);
  });

  it.each([undefined, 'a-key'])(
    'is offered again once Razorpay knows it again: under the key %p',
    async (key) => {
      const { id } = await openOrder({}, key);
      await becomesUnknown(id);
      use(before);
      expect((await openOrder({}, key)).id).toBe(id);
      expect(await stored(id)).not.toHaveProperty('unknownSince');
    },
  );

  it.each([undefined, 'a-key'])(
    'keeps its buyer from another one for a day, where its own key does not know it: under the key %p',
    async (key) => {
      const { id } = await openOrder({}, key);
      await becomesUnknown(id);
      use(emptied);
      await expect(openOrder({}, key)).rejects.toMatchObject({ status: 502 });
      await expect(openOrder()).rejects.toMatchObject({ status: 502 });
      setClock(Date.now() + 25 * 3_600_000);
      const next = await openOrder();
      expect(next.id).not.toBe(id);
      expect(emptied.orders().at(-1)?.id).toBe(next.id);
    },
  );

  it('keeps its buyer from the next one once it is paid, unless a second is meant', async () => {
    const id = await openedBefore();
    before.pay(id);
    await expect(openOrder()).rejects.toMatchObject({ status: 409 });
    const next = await openOrder({ isSecondMeant: true });
    expect(await stored(next.id)).toMatchObject({ keyId: before.keys.keyId });
    expect(await stored(id)).toMatchObject({ status: 'paid' });
  });
});
