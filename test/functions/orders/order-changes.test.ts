import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { startVirtualTime } from '../../support/virtual-time.ts';

const api = startApi();
const razorpay = startRazorpay(api);
startVirtualTime();
const {
  openOrder,
  verify,
  deliver,
  orderOf,
  needingAttention,
  status,
  recheck,
  refund,
  stopResponding,
  resumeResponding,
  sweep,
} = orderMoney(api, razorpay);

describe('a valid signature while Razorpay doesn’t respond', () => {
  it('shows the payment as being confirmed, and doesn’t ask the buyer to pay again', async () => {
    setClock(noon);
    const person = { email: 'silent@example.com' };
    const id = await openOrder(person);
    const payment = razorpay.pay(id, { outcome: 'pending' });
    stopResponding();
    expect((await verify(id, payment.id)).data.status).toBe('processing');
    expect(await status(id)).toBe('processing');
    expect(await orderOf(id)).toMatchObject({ confirming: [{ paymentId: payment.id }] });
    resumeResponding();
    await expect(openOrder(person)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Please don’t pay again'),
    });
    razorpay.fail(payment.id);
    setClock(noon + minute);
    expect(await status(id)).toBe('attempted');
    expect(await openOrder(person)).toBe(id);
  });

  it('is stored before Razorpay is called, and survives a crash there', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id);
    api.failOn('UpdateItem', new Error('AWS isn’t responding.'), 1);
    await expect(verify(id, payment.id)).rejects.toMatchObject({ status: 500 });
    api.recover();
    stopResponding();
    expect(await status(id)).toBe('processing');
  });
});

describe('eighty concurrent webhooks about one order', () => {
  it('are each accepted, or sent again', async () => {
    const id = await openOrder();
    for (let n = 0; n < 80; n++) razorpay.pay(id, { outcome: 'failed' });
    const events = razorpay.webhooks.deliveries
      .map(({ event }) => event)
      .filter(({ name, body }) => name === 'payment.failed' && body.includes(id));
    const answers = await Promise.all(
      events.map(({ body, signature }) =>
        api.post('/api/webhooks/razorpay', body, { 'x-razorpay-signature': signature }),
      ),
    );
    const statuses = new Set(answers.map((answer) => answer.status));
    expect(answers).toHaveLength(80);
    expect([...statuses].every((code) => code === 204 || code === 503)).toBe(true);
    for (const answer of answers)
      if (answer.status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a webhook that keeps conflicting with other changes', () => {
  const tableMs = 500;
  afterEach(() => jest.restoreAllMocks());

  it('is rejected before Razorpay stops waiting, so it’s sent again', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id);
    api.failOn('UpdateItem', new ConditionalCheckFailedException({ message: 'Changed.', $metadata: {} }));
    const before = api.uses.length;
    const passed = () => (api.uses.length - before) * tableMs;
    jest.spyOn(performance, 'now').mockImplementation(passed);
    const answer = await deliver('payment.captured', payment.id);
    expect(passed()).toBeLessThan(5000);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('every change of an order', () => {
  const yesterdaysOrder = async (details: object = {}) => {
    razorpay.switches.secondPayments = 'captured';
    setClock(noon);
    const id = await openOrder(details);
    razorpay.pay(id, { outcome: 'twice' });
    setClock(noon + 13 * 60 * minute);
    return { id, payments: razorpay.paymentsOf(id).map((payment) => payment.id) };
  };

  const sources: Record<string, (id: string, payments: string[]) => Promise<unknown>> = {
    'POST /verify': async (id, payments) => {
      for (const payment of payments) await verify(id, payment);
    },
    'POST /payments/return': async (id, payments) => {
      for (const payment of payments)
        await api.send('/api/payments/return', {
          method: 'POST',
          body: new URLSearchParams({
            razorpay_order_id: id,
            razorpay_payment_id: payment,
            razorpay_signature: razorpay.signature(id, payment),
          }),
        });
    },
    'POST /webhooks/razorpay': async (_, payments) => {
      for (const payment of payments) await deliver('payment.captured', payment);
    },
    'GET /orders/{id}/status': (id) => status(id),
    'POST /admin/orders/{id}/recheck': (id) => recheck(id),
    'the sweep': sweep,
    'POST /create-order': async () => {
      await expect(openOrder({ email: 'ways@example.com', name: 'Another' })).rejects.toMatchObject({
        status: 409,
      });
    },
  };

  it.each(Object.entries(sources))('%s keeps lists and daily figures consistent', async (_, report) => {
    const { id, payments } = await yesterdaysOrder({ email: 'ways@example.com' });
    await report(id, payments);
    expect(await needingAttention('paid_twice')).toEqual([id]);
    expect(await api.rows('DAY')).toContainEqual(
      expect.objectContaining({ sk: '2026-11-20', changedAt: expect.any(String) }),
    );
  });

  it('a refund does, too', async () => {
    razorpay.switches.refunds = 'pending';
    const { id } = await yesterdaysOrder();
    await recheck(id);
    await refund(id);
    expect(await api.rows('ORDER')).toContainEqual(
      expect.objectContaining({
        ...{ id, gsi5pk: 'DUE_MONEY' },
        dueThing: expect.objectContaining({
          waits: expect.arrayContaining([expect.objectContaining({ reason: 'overdue' })]),
        }),
      }),
    );
  });
});
