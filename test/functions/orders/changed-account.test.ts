import type { Plan } from '#shared/domain/orders/payment.ts';
import { priceInRupees } from '#shared/domain/orders/pricing.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { buyer } from '../../support/entries.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { startTable } from '../../support/table.ts';

const table = startTable();
const api = startApi({ table });
const before = startRazorpay(api);
const after = startRazorpay(undefined, {
  keys: { keyId: 'rzp_live_0123456789abcd', keySecret: 'a live secret' },
});
const otherAccount = startRazorpay(undefined, { keys: before.keys });
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
  const body = { userId: 'u1', amount: priceInRupees(plan), plan, ...buyer, ...details };
  const { data } = await api.visitor('POST /create-order', {
    body,
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

describe('an order of the previous account', () => {
  it.each([{}, { name: 'Another' }])('doesn’t block a new one for its buyer: %j', async (details) => {
    const { id: old } = await openOrder();
    before.pay(old, { outcome: 'failed' });
    await status(old);
    use(after);
    await buys(details);
    expect(await stored(old)).toMatchObject({ unknownSince: expect.any(String) });
    expect(api.logged.filter((line) => line === unknown(old))).toHaveLength(1);
  });

  it.each([undefined, 'a-key'])('doesn’t block one if it’s pending: with the key %p', async (key) => {
    const { id: old } = await openOrder({}, key);
    before.pay(old, { outcome: 'authorized' });
    await status(old);
    use(after);
    await buys({}, key);
    expect(await stored(old)).toMatchObject({ unknownSince: expect.any(String) });
  });

  it.each([{}, { plan: undefined }])(
    'isn’t returned for its earlier Idempotency-Key: %j',
    async (details) => {
      await openOrder(details, 'a-key');
      use(after);
      await buys(details, 'a-key');
    },
  );

  it.each([undefined, 'a-key'])(
    'isn’t returned once it’s known to be another account’s: with the key %p',
    async (key) => {
      await openOrder({}, key);
      use(after);
      await buys({ name: 'Another' });
      await buys({}, key);
    },
  );

  it('is shown as unknown if the owner looks it up', async () => {
    const { id } = await openOrder();
    use(after);
    const { data } = await api.owner('POST /admin/orders/{id}/recheck', { path: { id } });
    expect(data).toMatchObject({ id, status: 'created', unknownSince: expect.any(String) });
    expect(await stored(id)).toMatchObject({ unknownSince: data.unknownSince });
  });
});

describe('an order of the previous key, of the same account', () => {
  const openedBefore = async (idempotencyKey?: string) => {
    const { id } = await openOrder({}, idempotencyKey);
    await api.put({ ...(await stored(id)), keyId: 'rzp_test_exchanged0000' });
    return id;
  };

  const makeUnknown = async (id: string) => {
    use(after);
    await api.owner('POST /admin/orders/{id}/recheck', { path: { id } });
    expect(await stored(id)).toMatchObject({ unknownSince: expect.any(String) });
  };

  it('is still returned for its Idempotency-Key', async () => {
    const id = await openedBefore('a-key');
    expect((await openOrder({}, 'a-key')).id).toBe(id);
  });

  it.each([undefined, 'a-key'])('is returned once Razorpay knows it again: with the key %p', async (key) => {
    const { id } = await openOrder({}, key);
    await makeUnknown(id);
    use(before);
    expect((await openOrder({}, key)).id).toBe(id);
    expect(await stored(id)).not.toHaveProperty('unknownSince');
  });

  it.each([undefined, 'a-key'])(
    'blocks another for a day if its key doesn’t know it: with the key %p',
    async (key) => {
      const { id } = await openOrder({}, key);
      await makeUnknown(id);
      use(otherAccount);
      await expect(openOrder({}, key)).rejects.toMatchObject({ status: 502 });
      await expect(openOrder()).rejects.toMatchObject({ status: 502 });
      setClock(Date.now() + 25 * 3_600_000);
      const next = await openOrder();
      expect(next.id).not.toBe(id);
      expect(otherAccount.orders().at(-1)?.id).toBe(next.id);
    },
  );

  it('blocks the next one once it’s paid, unless a second is intended', async () => {
    const id = await openedBefore();
    before.pay(id);
    await expect(openOrder()).rejects.toMatchObject({ status: 409 });
    const next = await openOrder({ isRepeatConfirmed: true });
    expect(await stored(next.id)).toMatchObject({ keyId: before.keys.keyId });
    expect(await stored(id)).toMatchObject({ status: 'paid' });
  });
});
