import { startApi } from '../../support/api.ts';
import { hour, minute, setClock } from '../../support/clock.ts';
import { orderMoney } from '../../support/order-money.ts';
import { refundAt, startRazorpay } from '../../support/razorpay.ts';
import { startVirtualTime } from '../../support/virtual-time.ts';
import { poison, startWatchedTable } from '../../support/watched-table.ts';

const table = startWatchedTable();
const api = startApi({ table });
const razorpay = startRazorpay(api);
startVirtualTime();

const { openOrder, stored, sweep } = orderMoney(api, razorpay);
const day = 24 * hour;
let start = Date.parse('2026-11-20T06:30:00Z');

beforeEach(() => {
  start += 60 * day;
  setClock(start);
});

const settledOrder = async () => {
  const id = await openOrder();
  const payment = razorpay.pay(id);
  await sweep();
  return { id, paymentId: payment.id };
};

describe('a missed payment', () => {
  it('is found in the next run, and its order isn’t checked again', async () => {
    const { id } = await settledOrder();
    expect(await stored(id)).toMatchObject({ status: 'paid' });
    expect(await stored(id)).not.toHaveProperty('gsi2pk');
    expect(await sweep()).toMatchObject({ listed: 1, changed: 0, open: 0, gaps: 0 });
  });

  it('is found on any page of a hundred', async () => {
    const id = await openOrder();
    razorpay.pay(id);
    for (let others = 0; others < 204; others++) razorpay.payOutside(100_000);
    expect(await sweep()).toMatchObject({ listed: 205, changed: 1, unmatched: 204, open: 0, gaps: 0 });
    expect(await stored(id)).toMatchObject({ status: 'paid' });
  });

  it('is found within two runs if the list lags by minutes', async () => {
    const id = await openOrder();
    razorpay.pay(id);
    razorpay.switches.listLagSeconds = 20 * 60;
    setClock(start + 15 * minute);
    expect(await sweep()).toMatchObject({ listed: 0 });
    setClock(start + 30 * minute);
    expect(await sweep()).toMatchObject({ listed: 1, changed: 1 });
    expect(await stored(id)).toMatchObject({ status: 'paid' });
  });

  it('is found if the list has lagged for two days', async () => {
    await sweep();
    const id = await openOrder();
    razorpay.pay(id);
    razorpay.switches.listLagSeconds = 47 * 3600;
    for (let hours = 6; hours < 47; hours += 6) {
      setClock(start + hours * hour);
      expect(await sweep()).toMatchObject({ changed: 0 });
    }
    setClock(start + 47.5 * hour);
    expect(await sweep()).toMatchObject({ changed: 1 });
    expect(await stored(id)).toMatchObject({ status: 'paid' });
  });

  it('is found by the first run of a day if the list has lagged for longer', async () => {
    await sweep();
    const id = await openOrder();
    razorpay.pay(id);
    razorpay.switches.listLagSeconds = 60 * 3600;
    for (const hours of [24, 48, 59]) {
      setClock(start + hours * hour);
      await sweep();
    }
    setClock(start + 61 * hour);
    expect(await sweep()).toMatchObject({ changed: 0 });
    setClock(start + 66 * hour);
    expect(await sweep()).toMatchObject({ changed: 1 });
    expect(await stored(id)).toMatchObject({ status: 'paid' });
  });

  it.each(['without a run', 'without a response from Razorpay'])(
    'is found with all refunds after eight days %s',
    async (outages) => {
      const settled = await settledOrder();
      const orders: string[] = [];
      for (let days = 0; days < 8; days++) {
        setClock(start + days * day + hour);
        const id = await openOrder();
        orders.push(id);
        razorpay.pay(id);
        if (days === 0) await refundAt(razorpay, settled.paymentId, 100);
        if (outages === 'without a run') continue;
        razorpay.failNext({ call: /GET/, with: 502, times: 1000 });
        setClock(start + days * day + 3 * hour);
        expect(await sweep()).toMatchObject({ listed: 0, changed: 0, overdueGaps: days === 0 ? 2 : 3 });
        razorpay.recover();
      }
      setClock(start + 8 * day + hour);
      expect(await sweep()).toMatchObject({ listed: 10, changed: 9, gaps: 0 });
      for (const id of orders) expect(await stored(id)).toMatchObject({ status: 'paid' });
      expect(await stored(settled.id)).toMatchObject({ status: 'partially_refunded' });
    },
  );

  it('is found if it’s the second one of a settled order', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    const late = razorpay.pay(id, { outcome: 'pending' });
    razorpay.pay(id);
    await sweep();
    expect(await stored(id)).toMatchObject({ status: 'paid', gsi2pk: 'OPEN_PAYMENT' });
    razorpay.authorize(late.id);
    setClock(start + 15 * minute);
    await sweep();
    const { payments } = (await stored(id)) as { payments: object[] };
    expect(payments).toMatchObject([{ captured: true }, { captured: true }]);
    expect(await stored(id)).not.toHaveProperty('gsi2pk');
  });

  it('is found when a bank confirms it after five days, and given up after six', async () => {
    const [id, never] = [await openOrder(), await openOrder()];
    const [late, lost] = [id, never].map((order) => razorpay.pay(order, { outcome: 'failed' }));
    await sweep();
    setClock(start + 4.9 * day);
    await sweep();
    expect(await stored(id)).toMatchObject({ status: 'attempted', gsi2pk: 'OPEN_PAYMENT' });
    razorpay.authorize(late?.id ?? '');
    setClock(start + 5 * day);
    await sweep();
    expect(await stored(id)).toMatchObject({ status: 'paid' });
    setClock(start + 6.1 * day);
    expect(await sweep()).toMatchObject({ open: 1 });
    expect(await sweep()).toMatchObject({ open: 0 });
    expect(await stored(never)).toMatchObject({ status: 'attempted', payments: [{ id: lost?.id }] });
  });

  it('is found once by four concurrent runs', async () => {
    const ids = [await openOrder(), await openOrder()];
    for (const id of ids) razorpay.pay(id);
    await Promise.all(Array.from({ length: 4 }, sweep));
    for (const id of ids) expect(await stored(id)).toMatchObject({ status: 'paid' });
    expect(await sweep()).toMatchObject({ gaps: 0, changed: 0 });
  });
});

describe('a missed refund', () => {
  it('made at Razorpay, of a settled order, is found in the next run', async () => {
    const { id, paymentId } = await settledOrder();
    setClock(start + 9 * day);
    await refundAt(razorpay, paymentId, 100_000);
    await sweep();
    expect(await stored(id)).toMatchObject({
      status: 'partially_refunded',
      refunds: [{ paymentId, paise: 100_000, status: 'processed' }],
    });
  });

  it('is checked until it’s processed, even after months', async () => {
    razorpay.switches.refunds = 'pending';
    const { id, paymentId } = await settledOrder();
    await refundAt(razorpay, paymentId, 100_000);
    expect(await sweep()).toMatchObject({ open: 1, overdue: 0 });
    setClock(start + 31 * day);
    expect(await sweep()).toMatchObject({ open: 1, overdue: 1 });
    expect(await sweep()).toMatchObject({ open: 1, overdue: 1 });
    razorpay.settleRefund(razorpay.refundsOf(paymentId)[0]?.id ?? '', 'processed');
    await sweep();
    expect(await stored(id)).toMatchObject({ refunds: [{ status: 'processed' }] });
    expect(await sweep()).toMatchObject({ open: 0, overdue: 0 });
  });
});

describe('an authorised payment', () => {
  it('counts as uncaptured after half an hour and as overdue after six days', async () => {
    const { id: paymentId } = razorpay.pay(await openOrder());
    Object.assign(razorpay.payment(paymentId), { status: 'authorized', captured: false });
    expect(await sweep()).toMatchObject({ open: 1, failed: 0, uncaptured: 0, overdue: 0 });
    setClock(start + 31 * minute);
    expect(await sweep()).toMatchObject({ open: 1, uncaptured: 1, overdue: 0 });
    for (const days of [6.1, 7, 40]) {
      setClock(start + days * day);
      expect(await sweep()).toMatchObject({ open: 1, uncaptured: 1, overdue: 1 });
    }
  });
});

describe('an unreadable page', () => {
  it('is a gap, read again in the next run, and counted as old after an hour', async () => {
    await sweep();
    const id = await openOrder();
    razorpay.pay(id);
    razorpay.failNext({ call: /GET .v1.payments$/, with: 502, times: 1000 });
    expect(await sweep()).toMatchObject({ listed: 0, gaps: 1, overdueGaps: 0 });
    setClock(start + 61 * minute);
    expect(await sweep()).toMatchObject({ listed: 0, gaps: 1, overdueGaps: 1 });
    razorpay.recover();
    setClock(start + 75 * minute);
    expect(await sweep()).toMatchObject({ gaps: 0, overdueGaps: 0, changed: 1 });
    expect(await stored(id)).toMatchObject({ status: 'paid' });
  });

  it('is the only gap, because the next page is read', async () => {
    const id = await openOrder();
    razorpay.pay(id);
    for (let others = 0; others < 100; others++) razorpay.payOutside(100_000);
    razorpay.failNext({ call: /GET .v1.payments$/, with: 502, times: 2 });
    expect(await sweep()).toMatchObject({ changed: 1, gaps: 1 });
    expect(await stored(id)).toMatchObject({ status: 'paid' });
  });

  it('delays no other payment, in this run or a later one', async () => {
    const ids = [await openOrder(), await openOrder()];
    const [behind, odd] = ids.map((id) => razorpay.pay(id).id);
    for (let others = 0; others < 99; others++) razorpay.payOutside(100_000);
    const { amount } = razorpay.payment(odd ?? '');
    Object.assign(razorpay.payment(odd ?? ''), { amount: 'much' });
    expect(await sweep()).toMatchObject({ listed: 100, changed: 1, unmatched: 99, gaps: 1 });
    expect(await stored(ids[0] ?? '')).toMatchObject({ paidBy: behind });

    setClock(start + 2 * hour);
    const later = await openOrder();
    razorpay.pay(later);
    expect(await sweep()).toMatchObject({ changed: 1, gaps: 1, overdueGaps: 1 });
    expect(await stored(later)).toMatchObject({ status: 'paid' });
    Object.assign(razorpay.payment(odd ?? ''), { amount });
    expect(await sweep()).toMatchObject({ changed: 1, gaps: 0 });
    expect(await stored(ids[1] ?? '')).toMatchObject({ paidBy: odd });
  });
});

describe('a run', () => {
  it('makes no requests and leaves no gap before the key is set', async () => {
    razorpay.setSecret({ keyId: 'replace-me' });
    razorpay.calls.length = 0;
    const line = await sweep();
    expect(line).toMatchObject({ outcome: 'done' });
    expect(line).not.toHaveProperty('gaps');
    expect(razorpay.calls).toEqual([]);
  });

  it('continues after an order that fails at Razorpay, and returns to it', async () => {
    const ids = [await openOrder(), await openOrder()];
    const payments = ids.map((id) => razorpay.pay(id, { outcome: 'failed' }));
    await sweep();
    setClock(start + 3 * day);
    await sweep();
    for (const { id } of payments) razorpay.authorize(id);
    razorpay.failNext({ call: /orders.*payments$/, with: 502, times: 3 });
    setClock(start + 3 * day + hour);
    expect(await sweep()).toMatchObject({ failed: 1 });
    await sweep();
    for (const id of ids) expect(await stored(id)).toMatchObject({ status: 'paid' });
  });

  it('continues after an order that can’t be written, which is a gap until it can', async () => {
    const ids = [await openOrder(), await openOrder(), await openOrder()];
    const [failing = '', ...others] = ids;
    for (const id of ids) razorpay.pay(id);
    poison(table, failing);
    expect(await sweep()).toMatchObject({ outcome: 'done', listed: 3, changed: 2, failed: 1, gaps: 1 });
    for (const id of others) expect(await stored(id)).toMatchObject({ status: 'paid' });
    expect(api.logged.filter((line) => line.includes('"sweep failed"'))).toEqual([
      expect.stringMatching(
        /^{"event":"sweep failed","payment":"pay_\w{14}","error":{"name":"Error","at":\[/,
      ),
    ]);
    setClock(start + 2 * hour);
    const later = await openOrder();
    const { id: paymentId } = razorpay.pay(later);
    await refundAt(razorpay, paymentId, 100);
    expect(await sweep()).toMatchObject({ outcome: 'done', overdueGaps: 1 });
    expect(await stored(later)).toMatchObject({ status: 'partially_refunded' });
    table.beforeChange = () => undefined;
    expect(await sweep()).toMatchObject({ failed: 0, gaps: 0 });
    expect(await stored(failing)).toMatchObject({ status: 'paid' });
  });

  it('continues after a refund that can’t be recorded', async () => {
    const [one, other] = [await settledOrder(), await settledOrder()];
    for (const { paymentId } of [one, other]) await refundAt(razorpay, paymentId, 100);
    poison(table, one.id);
    expect(await sweep()).toMatchObject({ outcome: 'done', failed: 1, gaps: 1 });
    expect(await stored(other.id)).toMatchObject({ status: 'partially_refunded' });
    table.beforeChange = () => undefined;
    expect(await sweep()).toMatchObject({ failed: 0, gaps: 0 });
    expect(await stored(one.id)).toMatchObject({ status: 'partially_refunded' });
  });

  it('continues after a dispute that can’t be recorded', async () => {
    const [one, other] = [await settledOrder(), await settledOrder()];
    const open = await openOrder();
    razorpay.pay(open, { outcome: 'authorized' });
    await sweep();
    for (const { paymentId } of [one, other]) razorpay.dispute(paymentId, 'created');
    setClock(start + 2 * day);
    poison(table, one.id);
    expect(await sweep()).toMatchObject({ outcome: 'done', open: 1, failed: 1, gaps: 1 });
    expect(await stored(other.id)).toMatchObject({ disputes: [{ status: 'open' }] });
    table.beforeChange = () => undefined;
    expect(await sweep()).toMatchObject({ failed: 0, gaps: 0 });
    expect(await stored(one.id)).toMatchObject({ disputes: [{ status: 'open' }] });
  });

  it('continues after an open order that can’t be written, and still counts its money', async () => {
    const ids = [await openOrder(), await openOrder()];
    const payments = ids.map((id) => razorpay.pay(id, { outcome: 'authorized' }));
    await sweep();
    for (const days of [2, 4, 6, 8]) {
      setClock(start + days * day);
      await sweep();
    }
    for (const { id } of payments) razorpay.capture(id);
    setClock(start + 8 * day + hour);
    const [failing = '', other = ''] = ids;
    poison(table, failing);
    expect(await sweep()).toMatchObject({ outcome: 'done', open: 2, uncaptured: 1, overdue: 1 });
    expect(await stored(other)).toMatchObject({ status: 'paid' });
    expect(api.logged.filter((line) => line.includes(`"sweep failed","order":"${failing}"`))).toHaveLength(1);
    table.beforeChange = () => undefined;
    await sweep();
    expect(await stored(failing)).toMatchObject({ status: 'paid' });
  });

  it('that crashes halfway is completed by the next', async () => {
    const id = await openOrder();
    razorpay.pay(id);
    for (let after = 0; after < 4; after++) {
      api.failOn('UpdateItem', undefined, after);
      await sweep().catch(() => undefined);
    }
    api.recover();
    await sweep();
    expect(await stored(id)).toMatchObject({ status: 'paid' });
  });

  it('doesn’t check orders without an attempt to pay', async () => {
    await sweep();
    for (let turn = 0; turn < 10; turn++) await openOrder();
    api.uses.length = 0;
    expect(await sweep()).toMatchObject({ open: 0, listed: 0 });
    expect(api.uses.filter(({ partition }) => partition === 'ORDER')).toEqual([]);
  });

  it('ends in time within a page of refunds if Razorpay is slow, and a later run reads everything', async () => {
    const ids = await Promise.all(
      Array.from({ length: 60 }, (_, n) => openOrder({}, api.visitorFrom(`198.51.100.${n}`))),
    );
    const paid = ids.map((id) => razorpay.pay(id).id);
    await sweep();
    for (const paymentId of paid) await refundAt(razorpay, paymentId, 100);
    setClock(start + 2 * hour);
    const restoreSpeed = slowDown(4000);
    expect(await sweep()).toMatchObject({ gaps: 1 });
    expect(Date.now() - start - 2 * hour).toBeLessThan(180_000);
    restoreSpeed();
    setClock(start + 4 * hour);
    expect(await sweep()).toMatchObject({ failed: 0, gaps: 0 });
    for (const id of ids) expect((await stored(id))?.refunds).toHaveLength(1);
  });

  it('ends in time within the payments if Razorpay is slow, and a later run reads everything', async () => {
    const id = await openOrder();
    razorpay.pay(id);
    for (let others = 0; others < 250; others++) razorpay.payOutside(100_000);
    setClock(start + 2 * hour);
    const restoreSpeed = slowDown(40_000);
    expect(await sweep()).toMatchObject({ listed: 200, gaps: 2 });
    expect(Date.now() - start - 2 * hour).toBeLessThan(180_000);
    expect(await stored(id)).toMatchObject({ status: 'created' });
    restoreSpeed();
    setClock(start + 4 * hour);
    expect(await sweep()).toMatchObject({ listed: 251, changed: 1, gaps: 0 });
    expect(await stored(id)).toMatchObject({ status: 'paid' });
  });
});

function slowDown(ms: number): () => void {
  const push = razorpay.calls.push.bind(razorpay.calls);
  const slow = jest.spyOn(razorpay.calls, 'push').mockImplementation((...calls) => {
    jest.setSystemTime(Date.now() + ms);
    return push(...calls);
  });
  return () => slow.mockRestore();
}
