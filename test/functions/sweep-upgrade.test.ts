import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredOrder } from '#functions/lib/store/orders.ts';
import { startApi } from '../support/api.ts';
import { minute, setClock } from '../support/clock.ts';
import { openOrders, storedOrder } from '../support/orders.ts';
import { startRazorpay } from '../support/razorpay.ts';
import { keepRazorpaySecret } from '../support/razorpay-secret.ts';
import { startTable } from '../support/table.ts';

/** What an earlier release stored, and what another of Razorpay's accounts made, does not trouble the sweep for ever. */

const table = startTable();
const api = startApi({ table });
const razorpay = startRazorpay();
keepRazorpaySecret(api, razorpay);

const openOrder = openOrders(api);
const stored = storedOrder(api);
const hour = 60 * minute;
let start = Date.parse('2026-11-20T06:30:00Z');

beforeEach(() => {
  start += 1000 * hour;
  setClock(start);
});

const sweep = async () => {
  await api.runSchedule('sweepPayments');
  return JSON.parse(api.logged.filter((line) => line.includes('sweepPayments')).at(-1) ?? '');
};

/** Writes fields of an order past the store. */
const write = (id: string, fields: Record<string, unknown>) =>
  table.send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: { pk: 'ORDER', sk: id },
      UpdateExpression: `SET ${Object.keys(fields).map((name) => `#${name} = :${name}`)}`,
      ExpressionAttributeNames: Object.fromEntries(Object.keys(fields).map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [`:${name}`, value]),
      ),
    }),
  );

const inOldPartition = async (id: string, fields: Partial<StoredOrder> = {}) => {
  const order = (await stored(id)) as unknown as StoredOrder;
  await write(id, { gsi2pk: 'UNSETTLED_ORDER', gsi2sk: `${order.createdAt}#${id}`, ...fields });
};

const refund = {
  ...{ id: 'rfnd_1', paymentId: 'pay_1', paise: 100, status: 'pending' as const },
  createdAt: '2026-01-01T00:00:00.000Z',
};

describe('orders that an earlier release kept as unsettled', () => {
  const queriesOfOld = () => api.uses.filter(({ partition }) => partition === 'UNSETTLED_ORDER');

  it('move to where they belong in the first runs, and are not looked for again', async () => {
    const ids: string[] = [];
    for (let turn = 0; turn < 12; turn++) ids.push(await openOrder());
    const [paid = '', refunded = '', ...untried] = ids;
    razorpay.pay(paid);
    for (const id of [paid, ...untried]) await inOldPartition(id);
    await inOldPartition(refunded, { refunds: [refund] });

    await sweep();
    expect(await stored(paid)).toMatchObject({ status: 'paid' });
    expect(await stored(refunded)).toMatchObject({ gsi2pk: 'OPEN_PAYMENT' });
    for (const id of [paid, ...untried]) expect(await stored(id)).not.toHaveProperty('gsi2pk');
    await sweep();
    api.uses.length = 0;
    await sweep();
    expect(queriesOfOld()).toEqual([]);
  });

  it('are found when they were paid up to seven days before', async () => {
    const id = await openOrder();
    razorpay.pay(id);
    await inOldPartition(id);
    setClock(start + 6.9 * 24 * hour);
    expect(await sweep()).toMatchObject({ changed: 1 });
    expect(await stored(id)).toMatchObject({ status: 'paid' });
  });
});

describe("an order of another account than the key's", () => {
  const promised = {
    ...{ id: 'pay_1', paise: 449_900, currency: 'INR', status: 'authorized' as const, captured: false },
    createdAt: '2026-01-01T00:00:00.000Z',
  };

  /** An order that our table has and this Razorpay has not. */
  const foreignOrder = async () => {
    const id = 'order_ofAnotherAcct';
    const order = await stored(await openOrder());
    const places = { gsi2pk: 'OPEN_PAYMENT', gsi2sk: `1#${order?.createdAt}#${id}` };
    const Item = { ...order, ...places, sk: id, id, payments: [promised] };
    await table.send(new PutCommand({ TableName: process.env.TABLE_NAME, Item }));
    return id;
  };

  it('is asked about for a day, said once, and then no more', async () => {
    const id = await foreignOrder();
    expect(await sweep()).toMatchObject({ open: 1, unknown: 1, failed: 0 });
    setClock(start + 23 * hour);
    expect(await sweep()).toMatchObject({ open: 1, unknown: 1 });
    setClock(start + 25 * hour);
    await sweep();
    expect(await sweep()).toMatchObject({ open: 0, unknown: 0 });
    expect(api.logged.filter((line) => line.includes('order unknown at Razorpay'))).toEqual([
      JSON.stringify({ event: 'order unknown at Razorpay', order: id }),
    ]);
  });

  it('is known again when the key is', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id, { outcome: 'authorized' });
    await sweep();
    await write(id, { unknownSince: new Date(start - 100 * hour).toISOString() });
    setClock(start + 1 * hour);
    await sweep();
    expect(await stored(id)).not.toHaveProperty('gsi2pk');
    razorpay.capture(payment.id);
    await (await api.owner())('POST /admin/orders/{id}/recheck', { path: { id } });
    expect(await stored(id)).toMatchObject({ status: 'paid' });
    expect(await stored(id)).not.toHaveProperty('unknownSince');
  });
});
