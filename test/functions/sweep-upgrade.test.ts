import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredOrder } from '#functions/lib/store/orders.ts';
import type { AttentionKind } from '#shared/domain/attention-kinds.ts';
import { startApi } from '../support/api.ts';
import { minute, setClock } from '../support/clock.ts';
import { openOrders, storedOrder } from '../support/orders.ts';
import { startRazorpay } from '../support/razorpay.ts';
import { refundAt } from '../support/razorpay-dashboard.ts';
import { keepRazorpaySecret } from '../support/razorpay-secret.ts';
import { poison, startWatchedTable } from '../support/watched-table.ts';

/** What an earlier release stored, and what another of Razorpay's accounts made, does not trouble the sweep for ever. */

const table = startWatchedTable();
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

/** Takes every order off every list, as if these were new. */
const forget = async () => {
  for (const { pk, sk } of await table.items())
    if (pk === 'ATTENTION')
      await table.send(new DeleteCommand({ TableName: process.env.TABLE_NAME, Key: { pk, sk } }));
};

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

  it('move to where they belong in the first run, and cost one empty query after that', async () => {
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
    expect(queriesOfOld()).toHaveLength(1);
  });

  it('move too where they were written after a roll-back, once that partition was seen empty', async () => {
    await sweep();
    await sweep();
    const id = await openOrder();
    await inOldPartition(id, { refunds: [refund] });
    await sweep();
    expect(await stored(id)).toMatchObject({ gsi2pk: 'OPEN_PAYMENT' });
  });

  it('hold up no other where one of them cannot be moved', async () => {
    const ids = [await openOrder(), await openOrder(), await openOrder()];
    for (const id of ids) await inOldPartition(id, { refunds: [refund] });
    const [poisoned = '', ...others] = ids;
    poison(table, poisoned);
    expect(await sweep()).toMatchObject({ outcome: 'done', failed: 1 });
    for (const id of others) expect(await stored(id)).toMatchObject({ gsi2pk: 'OPEN_PAYMENT' });
    expect(await stored(poisoned)).toMatchObject({ gsi2pk: 'UNSETTLED_ORDER' });
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

describe('orders of before that need attention', () => {
  const payment = (id: string) => ({
    ...{ id, paise: 449_900, currency: 'INR', status: 'captured' as const, captured: true },
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  const paidTwice = { payments: [payment('pay_1'), payment('pay_2')], paidBy: 'pay_1', settled: true };

  /** Stores an order past the store, which puts it on no list. */
  const put = async (status: string, fields: object, id = `order_${status}`) => {
    const { gsi2pk: _, gsi2sk: __, ...order } = (await stored(await opened)) ?? {};
    const places = {
      gsi1sk: `2026-01-01#${id}`,
      gsi3pk: `ORDER_${status.toUpperCase()}`,
      gsi3sk: `2026-01-01#${id}`,
    };
    const Item = { ...order, sk: id, id, status, ...places, ...fields };
    await table.send(new PutCommand({ TableName: process.env.TABLE_NAME, Item }));
    return id;
  };
  let opened: Promise<string>;
  beforeEach(() => {
    opened = openOrder();
  });

  const attended = async (attention: AttentionKind) => {
    const { data } = await (await api.owner())('GET /admin/orders', { query: { attention } });
    return data.map(({ id }) => id);
  };
  const queriesOfOrders = () => api.uses.filter(({ partition }) => partition?.startsWith('ORDER_'));

  it.each(['paid', 'partially_refunded', 'refunded'])(
    'are listed where they are settled as %s',
    async (status) => {
      const id = await put(status, paidTwice);
      await sweep();
      expect(await attended('paid_twice')).toEqual([id]);
    },
  );

  it('are listed where they were never paid', async () => {
    const id = await put('attempted', { payments: [{ ...payment('pay_1'), paise: 100 }], settled: true });
    await sweep();
    expect(await attended('wrong_amount')).toEqual([id]);
  });

  it('are listed when the sweep asks about them and nothing has changed', async () => {
    const id = await openOrder();
    razorpay.switches.refunds = 'pending';
    const { id: paymentId } = razorpay.pay(id);
    await sweep();
    await refundAt(razorpay, paymentId, 100);
    await sweep();
    await forget();
    setClock(start + 31 * 24 * hour);
    await sweep();
    expect(await attended('overdue')).toEqual([id]);
  });

  it('are listed when a list tells of them what is known', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'twice' });
    await sweep();
    await forget();
    await sweep();
    expect(await attended('paid_twice')).toEqual([id]);
  });

  it('are walked once, five hundred a run', async () => {
    const [last, ...others] = Array.from({ length: 520 }, (_, n) => `order_${String(n).padStart(14, '0')}`);
    await put('paid', paidTwice, last);
    await Promise.all(others.map((id) => put('paid', { payments: [payment('pay_1')], paidBy: 'pay_1' }, id)));
    await sweep();
    expect(await attended('paid_twice')).toEqual([]);
    await sweep();
    expect(await attended('paid_twice')).toEqual([last]);
    api.uses.length = 0;
    await sweep();
    expect(queriesOfOrders()).toEqual([]);
  });

  it('are walked again after a roll-back', async () => {
    await sweep();
    const id = await put('paid', paidTwice);
    await inOldPartition(await openOrder());
    for (let turn = 0; turn < 3; turn++) await sweep();
    expect(await attended('paid_twice')).toEqual([id]);
  });

  it('are walked again where one of them could not be listed', async () => {
    const [poisoned, other] = [await put('paid', paidTwice), await put('refunded', paidTwice)];
    poison(table, poisoned);
    expect(await sweep()).toMatchObject({ outcome: 'done', failed: 1 });
    expect(await attended('paid_twice')).toEqual([other]);
    table.beforeChange = () => undefined;
    await sweep();
    await sweep();
    expect((await attended('paid_twice')).toSorted()).toEqual([poisoned, other]);
    api.uses.length = 0;
    await sweep();
    expect(queriesOfOrders()).toEqual([]);
  });

  it('are not left on a list that a change of the moment takes them off', async () => {
    const id = await put('paid', paidTwice);
    const back = { id: 'rfnd_2', paymentId: 'pay_2', paise: 449_900, status: 'processed' };
    // Between the walk's reading and its writing, another request records that it went back.
    table.beforeChange = async ({ pk }) => {
      if (pk !== 'ATTENTION') return;
      table.beforeChange = () => undefined;
      await write(id, { refunds: [back], version: 1 });
    };
    await sweep();
    expect((await api.stored()).filter(({ gsi1pk }) => gsi1pk === 'ATTENTION_PAID_TWICE')).toEqual([]);
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
