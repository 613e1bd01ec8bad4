import { createHmac } from 'node:crypto';
import { startApi } from '../../support/api.ts';
import { orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { startVirtualTime } from '../../support/virtual-time.ts';

const api = startApi();
const razorpay = startRazorpay(api);
startVirtualTime();

const { openOrder, verify, stored, sweep } = orderMoney(api, razorpay);

async function sendChanged(name: string, change: (event: Json) => void): Promise<number> {
  const sent = razorpay.webhooks.deliveries.findLast(({ event }) => event.name === name);
  const event = JSON.parse(sent?.event.body ?? '{}');
  change(event);
  return sendSigned(JSON.stringify(event));
}

async function sendSigned(body: string): Promise<number> {
  const signature = createHmac('sha256', razorpay.webhookSecret).update(body).digest('hex');
  return (await api.post('/api/webhooks/razorpay', body, { 'x-razorpay-signature': signature })).status;
}

// biome-ignore lint/suspicious/noExplicitAny: the JSON of an event.
type Json = any;

const unknownValues = () =>
  api.logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'unknown value');

describe('a signed event with an unknown value', () => {
  const ofPayment: [field: string, name: string, change: (event: Json) => void][] = [
    ['payment.status', 'payment.captured', ({ payload }) => set(payload.payment, { status: 'pending' })],
    ['payment.status', 'payment.captured', ({ payload }) => set(payload.payment, { status: 'Captured' })],
    ['payment.status', 'payment.captured', ({ payload }) => set(payload.payment, { status: null })],
    ['payment.amount', 'payment.captured', ({ payload }) => set(payload.payment, { amount: '449900' })],
    ['payment.created_at', 'payment.captured', ({ payload }) => set(payload.payment, { created_at: 'now' })],
    ['payment.captured', 'payment.captured', ({ payload }) => set(payload.payment, { captured: 'yes' })],
    ['payment.fee', 'payment.captured', ({ payload }) => set(payload.payment, { fee: '99.50' })],
    ['payment.method', 'payment.captured', ({ payload }) => set(payload.payment, { method: ['upi'] })],
    ['payment.order_id', 'payment.captured', ({ payload }) => set(payload.payment, { order_id: 7 })],
    ['order.amount_paid', 'order.paid', ({ payload }) => set(payload.order, { amount_paid: '449900' })],
    ['order.id', 'order.paid', ({ payload }) => Object.assign(payload, { order: { entity: {} } })],
    ['event.created_at', 'payment.captured', (event) => Object.assign(event, { created_at: 'today' })],
    ['payment', 'payment.captured', (event) => Object.assign(event, { payload: {} })],
    ['event.payload', 'payment.captured', (event) => Object.assign(event, { payload: 'none' })],
    ['event.event', 'payment.captured', (event) => Object.assign(event, { event: 'payment.settled_early' })],
  ];

  it.each(ofPayment)(
    '%s: is logged and accepted, and settled by the sweep (%s, %s)',
    async (field, name, change) => {
      const id = await openOrder();
      razorpay.pay(id);
      expect(await sendChanged(name, change)).toBe(204);
      expect(unknownValues()).toContainEqual(expect.objectContaining({ from: 'Razorpay', field }));
      await sweep();
      expect(await stored(id)).toMatchObject({
        status: 'paid',
        payments: [{ status: 'captured', paise: 449_900 }],
      });
    },
  );

  it.each(['queued', 'created', 'Processed', null, 4])(
    'a refund with the status %j is pending until the sweep learns more',
    async (status) => {
      const id = await openOrder();
      const payment = razorpay.pay(id);
      await verify(id, payment.id);
      const path = { id };
      await api.owner('POST /admin/orders/{id}/refund', { path, body: { reason: 'Asked for.', rupees: 1 } });
      razorpay.switches.refunds = 'pending';
      await api.owner('POST /admin/orders/{id}/refund', { path, body: { reason: 'Asked for.', rupees: 2 } });
      expect(await sendChanged('refund.created', ({ payload }) => set(payload.refund, { status }))).toBe(204);
      expect(unknownValues()).toContainEqual(expect.objectContaining({ field: 'refund.status' }));
      expect(statusesOf(await stored(id))).toEqual(['pending', 'processed']);
      for (const refund of razorpay.refundsOf(payment.id))
        if (refund.status === 'pending') razorpay.settleRefund(refund.id, 'processed');
      await sweep();
      expect(statusesOf(await stored(id))).toEqual(['processed', 'processed']);
    },
  );

  it('a dispute of an unknown event, with an unknown status, is shown as open', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id);
    await verify(id, payment.id);
    razorpay.dispute(payment.id, 'created');
    const change = (event: Json) => {
      event.event = 'payment.dispute.paused';
      set(event.payload.dispute, { status: 'paused' });
    };
    expect(await sendChanged('payment.dispute.created', change)).toBe(204);
    expect(unknownValues().map(({ field, value }) => [field, value])).toEqual([
      ['event.event', 'payment.dispute.paused'],
      ['dispute.status', 'paused'],
    ]);
    expect((await stored(id))?.disputes).toMatchObject([{ status: 'open' }]);
  });

  it.each(['{}', '[]', 'null', '"paid"', 'not JSON', '{"__proto__":{}}', '{"event":"payment.captured"}'])(
    'with no readable event, %s: is logged and accepted',
    async (body) => {
      expect(await sendSigned(body)).toBe(204);
      expect(unknownValues()).not.toEqual([]);
      expect(await api.stored()).toEqual([]);
    },
  );

  it('is logged without personal data', async () => {
    const id = await openOrder();
    razorpay.pay(id);
    for (const status of [
      'asha@example.com',
      '+919876543210',
      '9876543210',
      { name: 'Asha' },
      'x'.repeat(99),
    ])
      await sendChanged('payment.captured', ({ payload }) => set(payload.payment, { status }));
    expect(unknownValues().map(({ value }) => value)).toEqual([
      'string',
      'string',
      'string',
      'object',
      'string',
    ]);
  });

  it('is rejected like any other if it isn’t signed', async () => {
    const body = '{"event":"payment.mystery"}';
    const forged: Record<string, string>[] = [{}, { 'x-razorpay-signature': 'f'.repeat(64) }];
    for (const headers of forged)
      expect((await api.post('/api/webhooks/razorpay', body, headers)).status).toBe(400);
    expect(unknownValues()).toEqual([]);
  });
});

const statusesOf = (order: Json) => order.refunds.map(({ status }: Json) => status).toSorted();

const set = (part: { entity: object }, fields: object) => void Object.assign(part.entity, fields);

describe('an API response with unknown statuses', () => {
  beforeEach(() => {
    razorpay.switches.statuses = 'unknown';
  });

  it('counts captured money, and is checked again', async () => {
    const [paid, tried] = [await openOrder(), await openOrder()];
    const payment = razorpay.pay(paid);
    razorpay.pay(tried, { outcome: 'pending' });
    expect((await verify(paid, payment.id)).data).toMatchObject({ status: 'paid' });
    expect(await sweep()).toMatchObject({ outcome: 'done', gaps: 0, failed: 0 });
    expect(await stored(tried)).toMatchObject({ status: 'attempted', gsi2pk: 'OPEN_PAYMENT' });
    expect(unknownValues().length).toBeGreaterThan(0);
  });

  it('refunds once, and settles the refund when its status is known', async () => {
    const id = await openOrder();
    await verify(id, razorpay.pay(id).id);
    const body = { reason: 'Asked for.', rupees: 100 };
    await api.owner('POST /admin/orders/{id}/refund', { path: { id }, body });
    expect((await stored(id))?.refunds).toMatchObject([{ status: 'pending', paise: 10_000 }]);
    razorpay.switches.statuses = 'known';
    await sweep();
    expect(await stored(id)).toMatchObject({
      status: 'partially_refunded',
      refunds: [{ status: 'processed' }],
    });
  });

  it('lists a dispute as open', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id);
    await verify(id, payment.id);
    razorpay.dispute(payment.id, 'under_review');
    await sweep();
    expect((await stored(id))?.disputes).toMatchObject([{ status: 'open' }]);
  });
});
