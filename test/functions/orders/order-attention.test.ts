import type { DisputeStep } from '#infra/local/razorpay/disputes.ts';
import { ledgerOf } from '#shared/domain/orders/ledger.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { day, noon, orderMoney, price } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
const razorpay = startRazorpay(api);
const { openOrder, paidOrder, deliver, orderOf, needingAttention, today, recheck, refund } = orderMoney(
  api,
  razorpay,
);

describe('a second payment', () => {
  it('that Razorpay returned uncaptured doesn’t count as received or as refunded', async () => {
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'twice' });
    const order = await recheck(id);
    expect(order.payments.map((payment) => [payment.status, payment.captured]).toSorted()).toEqual([
      ['captured', true],
      ['refunded', false],
    ]);
    const [came, sum] = [price * 100, order.refunds.reduce((total, { paise }) => total + paise, 0)];
    expect(sum).toBe(came);
    expect(ledgerOf(order)).toEqual({ received: came, returned: 0, deducted: 0, owed: 0, kept: came });
    expect(await needingAttention('paid_twice')).toEqual([]);
  });

  it('that was captured is counted and listed until it’s refunded', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'twice' });
    const order = await recheck(id);
    expect(ledgerOf(order)).toMatchObject({ received: price * 200, owed: price * 100, kept: price * 100 });
    expect(await needingAttention('paid_twice')).toEqual([id]);
    expect((await today()).counts.orders).toEqual({ count: 1, isMore: false });
    const second = order.payments.find((payment) => payment.id !== order.paidBy);
    await refund(id, { paymentId: second?.id });
    expect(await needingAttention('paid_twice')).toEqual([]);
    expect((await today()).counts.orders.count).toBe(0);
    expect(ledgerOf(await orderOf(id))).toMatchObject({ returned: price * 100, owed: 0, kept: price * 100 });
  });

  it('is listed and counted in the same write as the order', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'twice' });
    api.failOn('UpdateItem', new Error('AWS isn’t responding.'), 1);
    await expect(api.owner('POST /admin/orders/{id}/recheck', { path: { id } })).rejects.toMatchObject({
      status: 500,
    });
    api.recover();
    expect([await needingAttention('paid_twice'), (await today()).counts.orders.count]).toEqual([[], 0]);
    await recheck(id);
    expect([await needingAttention('paid_twice'), (await today()).counts.orders.count]).toEqual([[id], 1]);
  });
});

describe('a dispute', () => {
  const step = async (paymentId: string, name: DisputeStep) => {
    const dispute = razorpay.dispute(paymentId, name);
    expect((await deliver(`payment.dispute.${name}`, dispute.id)).status).toBe(204);
    return dispute;
  };

  it('is stored with its deadline, logged, counted and listed until it’s over', async () => {
    const { id, paymentId } = await paidOrder();
    const { respond_by } = await step(paymentId, 'created');
    expect(await orderOf(id)).toMatchObject({
      disputes: [{ paymentId, status: 'open', respondBy: new Date(respond_by * 1000).toISOString() }],
    });
    expect(await needingAttention('disputed')).toEqual([id]);
    expect((await today()).counts.orders.count).toBe(1);
    expect(api.logged).toContain(JSON.stringify({ event: 'dispute open', order: id }));

    await step(paymentId, 'lost');
    await deliver('payment.dispute.created', id);
    const order = await orderOf(id);
    expect(order).toMatchObject({ disputes: [{ status: 'lost', deductedPaise: price * 100 }] });
    expect(ledgerOf(order)).toMatchObject({ received: price * 100, deducted: price * 100, kept: 0 });
    expect(await needingAttention('disputed')).toEqual([]);
    await expect(refund(id)).rejects.toMatchObject({ status: 409 });
  });

  it('is due by the earliest of several deadlines', async () => {
    const { id, paymentId } = await paidOrder();
    const other = { id: 'disp_other', paymentId, status: 'open', paise: 100, deductedPaise: 0 };
    const at = { createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' };
    await api.put({
      ...(await api.row('ORDER', id)),
      disputes: [{ ...other, ...at, respondBy: '2099-01-01T00:00:00.000Z' }],
    });
    const { respond_by } = await step(paymentId, 'created');
    expect((await orderOf(id)).disputes).toMatchObject([{ id: 'disp_other' }, { status: 'open' }]);
    expect((await today()).rows).toMatchObject([{ id, due: new Date(respond_by * 1000).toISOString() }]);
  });

  it.each(['under_review', 'action_required', 'won', 'closed'] as const)(
    'is reported as %s',
    async (name) => {
      const { id, paymentId } = await paidOrder();
      await step(paymentId, name);
      expect(await orderOf(id)).toMatchObject({ disputes: [{ status: name }] });
    },
  );

  it.each([true, false])('about a payment without an order is logged: with one %p', async (withOrder) => {
    const { id: payment } = razorpay.payOutside(price * 100, { withOrder });
    await step(payment, 'created');
    expect(api.logged).toContain(JSON.stringify({ event: 'dispute open', payment }));
    await step(payment, 'lost');
    expect(api.logged).toContain(JSON.stringify({ event: 'dispute lost', payment }));
    expect(await api.rows('ORDER')).not.toContainEqual(
      expect.objectContaining({ disputes: expect.anything() }),
    );
  });
});

describe('money that takes too long', () => {
  it('is overdue after 30 days of a pending refund, and then listed and counted', async () => {
    setClock(noon);
    razorpay.switches.refunds = 'pending';
    const { id, paymentId } = await paidOrder();
    await refund(id);
    setClock(noon + 29 * day);
    expect([await needingAttention('overdue'), (await today()).counts.orders.count]).toEqual([[], 0]);
    setClock(noon + 31 * day);
    expect([await needingAttention('overdue'), (await today()).counts.orders.count]).toEqual([[id], 1]);
    expect(await recheck(id)).toMatchObject({ refunds: [{ status: 'pending' }] });
    expect(await api.row('ORDER')).toMatchObject({ settled: false });
    razorpay.settleRefund(razorpay.refundsOf(paymentId)[0]?.id ?? '', 'processed');
    await recheck(id);
    expect(await needingAttention('overdue')).toEqual([]);
  });

  it('is overdue after 6 days without a capture', async () => {
    setClock(noon);
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'authorized' });
    await recheck(id);
    setClock(noon + 6.1 * day);
    expect(await needingAttention('overdue')).toEqual([id]);
  });
});

describe('a dispute that was won', () => {
  it('allows a full refund of its payment after any deduction', async () => {
    const { id, paymentId } = await paidOrder();
    const at = new Date().toISOString();
    const won = { id: 'disp_1', paymentId, paise: 100_000, deductedPaise: 100_000, status: 'won' };
    await api.put({ ...(await api.row('ORDER', id)), disputes: [{ ...won, createdAt: at, updatedAt: at }] });
    expect((await refund(id)).refunds).toMatchObject([{ paise: price * 100 }]);
  });
});
