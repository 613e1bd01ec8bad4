import { ledgerOf } from '#shared/domain/orders/ledger.ts';
import { startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { anOrderNumber, day, noon, orderMoney, price } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
const razorpay = startRazorpay(api);
const {
  openOrder,
  verify,
  paidOrder,
  deliver,
  orderOf,
  needingAttention,
  overview,
  today,
  status,
  recheck,
  refund,
  sweep,
  follow,
} = orderMoney(api, razorpay);

describe('a payment of a different amount', () => {
  const rupees = price + 35;

  it('pays for the order if Razorpay counts it as paid, and shows the difference', async () => {
    razorpay.switches.amountDifferences = 'counted';
    const id = await openOrder();
    const payment = razorpay.pay(id, { amount: rupees * 100 });
    expect((await verify(id, payment.id)).data.status).toBe('paid');
    const order = await orderOf(id);
    expect(order).toMatchObject({ status: 'paid', paidBy: payment.id, payments: [{ paise: rupees * 100 }] });
    expect(ledgerOf(order)).toMatchObject({ received: rupees * 100, owed: 0, kept: rupees * 100 });
  });

  it('pays for the order with only the event order.paid', async () => {
    razorpay.switches.amountDifferences = 'counted';
    const id = await openOrder();
    razorpay.pay(id, { amount: rupees * 100 });
    expect((await deliver('order.paid', id)).status).toBe(204);
    expect(await orderOf(id)).toMatchObject({ status: 'paid' });
  });

  it('pays for the order with only the event payment.captured, once the sweep has checked it', async () => {
    razorpay.switches.amountDifferences = 'counted';
    const id = await openOrder();
    razorpay.pay(id, { amount: rupees * 100 });
    expect((await deliver('payment.captured', id)).status).toBe(204);
    expect(await orderOf(id)).toMatchObject({ status: 'attempted' });
    await sweep();
    expect(await orderOf(id)).toMatchObject({ status: 'paid' });
  });

  it('doesn’t pay for the order if Razorpay doesn’t count it', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id, { amount: rupees * 100 });
    expect((await verify(id, payment.id)).data).toEqual({ orderId: id, status: 'checking' });
    expect(await orderOf(id)).not.toHaveProperty('paidBy');
    expect(await needingAttention('wrong_amount')).toEqual([id]);
    expect(await needingAttention('paid_twice')).toEqual([]);
    expect((await today()).counts.orders).toEqual({ count: 1, isMore: false });
    expect(api.logged.join()).not.toContain('order paid twice');
    await refund(id, { paymentId: payment.id });
    expect(await needingAttention('wrong_amount')).toEqual([]);
  });

  it.each<[string, object, object]>([
    ['dollars', { amount: 5400, currency: 'USD' }, { paise: 5400, currency: 'USD' }],
    ['yen', { amount: 5400, currency: 'JPY' }, { paise: 5400, currency: 'JPY' }],
    ['less than the price', { amount: 255_799 }, { paise: 255_799 }],
    ['more than the price', { amount: 999_999 }, { paise: 999_999 }],
  ])(
    'is checked until it’s refunded if it’s %s, and the buyer isn’t asked to pay again',
    async (_, odd, received) => {
      const details = { email: `odd-${crypto.randomUUID()}@example.com` };
      const id = await openOrder(details);
      const payment = razorpay.pay(id, odd);
      expect((await verify(id, payment.id)).data).toEqual({ orderId: id, status: 'checking' });
      const answer = await api.visitor('GET /orders/{id}/status', { path: { id } });
      expect(answer.data).toEqual({ number: anOrderNumber, status: 'checking' });
      await expect(openOrder(details)).rejects.toMatchObject({
        ...{ status: 409, message: expect.stringMatching(/received a payment.*don’t pay again/) },
      });
      await expect(openOrder({ ...details, isRepeatConfirmed: true })).rejects.toMatchObject({ status: 409 });
      expect((await today()).rows).toMatchObject([{ reason: 'wrong_amount', id, ...received }]);
      await follow();
      expect((await orderOf(id)).emails).toEqual([]);

      await refund(id, { paymentId: payment.id });
      expect(await status(id)).toBe('attempted');
      expect(await openOrder(details)).toBe(id);
    },
  );

  it('isn’t a second payment if another one has paid for the order', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    const late = razorpay.pay(id, { outcome: 'pending', amount: 100 });
    razorpay.pay(id);
    razorpay.authorize(late.id);
    expect(ledgerOf(await recheck(id))).toMatchObject({ owed: 100, kept: price * 100 });
    expect(await needingAttention('wrong_amount')).toEqual([id]);
    expect(await needingAttention('paid_twice')).toEqual([]);
  });

  it('is a second payment if Razorpay has counted one like it', async () => {
    razorpay.switches.secondPayments = 'captured';
    razorpay.switches.amountDifferences = 'counted';
    const id = await openOrder();
    const late = razorpay.pay(id, { outcome: 'pending', amount: rupees * 100 });
    razorpay.pay(id, { amount: rupees * 100 });
    razorpay.authorize(late.id);
    await recheck(id);
    expect(await needingAttention('paid_twice')).toEqual([id]);
    expect(await needingAttention('wrong_amount')).toEqual([]);
  });

  it('is being confirmed until Razorpay reports whether it counts', async () => {
    razorpay.switches.amountDifferences = 'counted';
    const id = await openOrder();
    const payment = razorpay.pay(id, { amount: rupees * 100 });
    razorpay.failNext({ call: /^GET .v1.orders.\w+$/, with: 500, times: 2 });
    expect((await verify(id, payment.id)).data.status).toBe('processing');
    razorpay.recover();
    expect(await status(id)).toBe('paid');
  });

  it('is checked until Razorpay reports whether it counts, even after a week', async () => {
    razorpay.switches.amountDifferences = 'counted';
    setClock(noon);
    const id = await openOrder();
    const payment = razorpay.pay(id, { amount: rupees * 100 });
    setClock(noon + 6.5 * day);
    razorpay.failNext({ call: /^GET .v1.orders.\w+$/, with: 500, times: 20 });
    await sweep();
    razorpay.recover();
    setClock(noon + 9 * day);
    await sweep();
    expect(await orderOf(id)).toMatchObject({ status: 'paid', paidBy: payment.id });
  });
});

describe('the steps of a refund', () => {
  it('are logged with the order only', async () => {
    razorpay.switches.refunds = 'pending';
    const { id, paymentId } = await paidOrder();
    await refund(id);
    razorpay.settleRefund(razorpay.refundsOf(paymentId)[0]?.id ?? '', 'processed');
    await deliver('refund.processed', id);
    const steps = api.logged.filter((line) => line.includes('"refund ')).map((line) => JSON.parse(line));
    expect(steps).toEqual(
      ['refund requested', 'refund pending', 'refund processed'].map((event) => ({ event, order: id })),
    );
  });
});

describe('the time of a payment', () => {
  it('is estimated until the event of its capture, and its fee is shown', async () => {
    setClock(noon);
    const id = await openOrder();
    const payment = razorpay.pay(id, { outcome: 'pending' });
    setClock(noon + 2 * minute);
    razorpay.authorize(payment.id);
    setClock(noon + 9 * minute);
    await verify(id, payment.id);
    const begun = new Date(noon).toISOString();
    expect(await orderOf(id)).toMatchObject({
      paidAt: begun,
      paidAtEstimated: true,
      payments: [{ feePaise: 10_618 }],
    });
    await deliver('payment.captured', id);
    const order = await orderOf(id);
    expect(order.paidAt).toBe(new Date(noon + 2 * minute).toISOString());
    expect(order).not.toHaveProperty('paidAtEstimated');
  });

  it('changes a day that was already counted, as does a refund', async () => {
    setClock(noon);
    const id = await openOrder();
    razorpay.pay(id);
    setClock(noon + day);
    const figures = async () => (await overview()).days.find(({ date }) => date === '2026-11-20');
    expect(await figures()).toMatchObject({ orders: 0, paise: 0, netPaise: 0 });
    await deliver('payment.captured', id);
    expect(await figures()).toMatchObject({ orders: 1, paise: price * 100, netPaise: price * 100 });
    await refund(id, { rupees: 1000 });
    expect(await figures()).toMatchObject({ orders: 1, paise: price * 100, netPaise: price * 100 - 100_000 });
    setClock(noon + day + 11 * minute);
    const counted = await figures();
    expect(await api.row('DAY', '2026-11-20')).toMatchObject({ ...counted });
    expect(await api.row('DAY', '2026-11-20')).not.toHaveProperty('changedAt');
    await refund(id, { rupees: 500 });
    expect(await figures()).toMatchObject({ paise: price * 100, netPaise: price * 100 - 150_000 });
  });

  it('doesn’t list a day that was changed before it was first counted', async () => {
    setClock(noon);
    const id = await openOrder();
    razorpay.pay(id);
    setClock(noon + day);
    await deliver('payment.captured', id);
    const kept = () => api.row('DAY', '2026-11-20');
    expect(await kept()).toMatchObject({ changedAt: expect.any(String) });
    expect(await kept()).not.toHaveProperty('gsi1pk');
    const figures = async () => (await overview()).days.find(({ date }) => date === '2026-11-20');
    const sold = { orders: 1, paise: price * 100, netPaise: price * 100 };
    expect(await figures()).toMatchObject(sold);
    expect(await kept()).not.toHaveProperty('gsi1pk');
    setClock(noon + day + 11 * minute);
    expect(await figures()).toMatchObject(sold);
    expect(await kept()).toMatchObject({ ...sold, gsi1pk: 'DAY', gsi1sk: '2026-11-20' });
    expect(await kept()).not.toHaveProperty('changedAt');
  });
});
