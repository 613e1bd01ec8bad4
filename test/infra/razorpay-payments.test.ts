import { createHmac } from 'node:crypto';
import type Razorpay from 'razorpay';
import { startRazorpay } from '../support/razorpay.ts';
import { packageFor } from '../support/razorpay-client.ts';

const razorpay = startRazorpay();
let client: Razorpay;

beforeAll(() => {
  client = packageFor(razorpay.server.address, razorpay.keys);
});

const open = async (payment: object = { capture: 'automatic' }) => {
  const asked = { amount: 150000, currency: 'INR', payment };
  return (await client.orders.create(asked as unknown as Parameters<Razorpay['orders']['create']>[0])).id;
};
const refusal = (description: string, statusCode = 400) => ({
  statusCode,
  error: expect.objectContaining({ code: 'BAD_REQUEST_ERROR', description }),
});

describe('a payment', () => {
  it('is captured automatically and pays for its order', async () => {
    const id = await open();
    const payment = razorpay.pay(id, { email: 'asha@example.com', contact: '98765 43210' });
    expect(await client.payments.fetch(payment.id)).toEqual({
      ...payment,
      id: expect.stringMatching(/^pay_[A-Za-z0-9]{14}$/),
      status: 'captured',
      captured: true,
      order_id: id,
      amount: 150000,
      fee: 3540,
      tax: 540,
      contact: '+919876543210',
      email: 'asha@example.com',
      refund_status: null,
      notes: [],
    });
    expect(await client.orders.fetch(id)).toMatchObject({
      status: 'paid',
      attempts: 1,
      amount_paid: 150000,
      amount_due: 0,
    });
  });

  it('is signed as Razorpay documents it', async () => {
    const id = await open();
    const payment = razorpay.pay(id);
    const expected = createHmac('sha256', razorpay.keys.keySecret)
      .update(`${id}|${payment.id}`)
      .digest('hex');
    expect(razorpay.signature(id, payment.id)).toBe(expected);
  });

  it('that fails leaves its order attempted, and can still be captured', async () => {
    const id = await open();
    const failed = razorpay.pay(id, { outcome: 'failed' });
    expect(failed).toMatchObject({
      status: 'failed',
      captured: false,
      error_reason: 'payment_failed',
      fee: null,
    });
    expect(await client.orders.fetch(id)).toMatchObject({ status: 'attempted', attempts: 1, amount_paid: 0 });
    expect(razorpay.authorize(failed.id)).toMatchObject({ status: 'captured', error_code: null });
    expect(await client.orders.fetch(id)).toMatchObject({ status: 'paid' });
    expect(razorpay.fail(failed.id)).toMatchObject({ status: 'captured' });
  });

  it('can’t be made on a paid order, unless it was already in progress', async () => {
    const id = await open();
    razorpay.pay(id, { outcome: 'failed' });
    const late = razorpay.pay(id, { outcome: 'pending' });
    const first = razorpay.pay(id);
    expect(() => razorpay.pay(id)).toThrow('the order is already paid');
    razorpay.authorize(late.id);
    const { items } = await client.orders.fetchPayments(id);
    expect(items.map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
      [first.id, 'captured'],
      [late.id, 'refunded'],
      [expect.any(String), 'failed'],
    ]);
    expect(await client.orders.fetch(id)).toMatchObject({ status: 'paid', attempts: 3, amount_paid: 150000 });
  });

  it('waits for its capture if the order says so, and blocks others', async () => {
    const id = await open({ capture: 'manual' });
    const payment = razorpay.pay(id);
    expect(payment).toMatchObject({ status: 'authorized', captured: false });
    expect(() => razorpay.pay(id)).toThrow('already been authorized');
    await expect(client.payments.capture(payment.id, 149999, 'INR')).rejects.toEqual(
      refusal('Capture amount must be equal to the amount authorized.'),
    );
    expect(await client.payments.capture(payment.id, 150000, 'INR')).toMatchObject({ status: 'captured' });
    expect(await client.orders.fetch(id)).toMatchObject({ status: 'paid' });
  });

  it('can be seen between its authorisation and its capture', async () => {
    const id = await open();
    const payment = razorpay.pay(id, { outcome: 'authorized' });
    expect(payment).toMatchObject({ status: 'authorized', captured: false, fee: null });
    expect(razorpay.order(id)).toMatchObject({ status: 'attempted' });
    razorpay.capture(payment.id);
    expect(razorpay.order(id)).toMatchObject({ status: 'paid' });
    expect(razorpay.webhooks.deliveries.slice(-3).map(({ event }) => event.name)).toEqual([
      'payment.authorized',
      'payment.captured',
      'order.paid',
    ]);
  });

  it('is listed by page, and late if the switch says so', async () => {
    const { id } = razorpay.pay(await open());
    const now = Math.floor(Date.now() / 1000);
    expect(await client.payments.all({ count: 1 })).toMatchObject({
      entity: 'collection',
      count: 1,
      items: [{ id }],
    });
    expect((await client.payments.all({ skip: 1 })).items.map((payment) => payment.id)).not.toContain(id);
    expect(await client.payments.all({ from: now + 60 })).toEqual({
      entity: 'collection',
      count: 0,
      items: [],
    });
    razorpay.switches.listLagSeconds = 120;
    expect((await client.payments.all()).count).toBe(0);
  });

  it('is listed in its range of seconds, which can’t start before the year 2000', async () => {
    const { id, created_at: second } = razorpay.pay(await open());
    const ids = async (query: object) => (await client.payments.all(query)).items.map((entry) => entry.id);
    expect(await ids({ from: second, to: second, count: 100 })).toContain(id);
    expect(await ids({ from: second - 100, to: second - 1, count: 100 })).not.toContain(id);
    await expect(client.payments.all({ from: 1 })).rejects.toEqual(
      refusal('from must be between 946684800 and 4765046400'),
    );
    await expect(client.payments.all({ count: 101 })).rejects.toEqual(
      refusal('The count may not be greater than 100.'),
    );
  });

  it('can be made outside our checkout, with an order of Razorpay’s own or none', async () => {
    const link = razorpay.payOutside(150_000);
    expect(await client.payments.fetch(link.id)).toMatchObject({ status: 'captured', amount: 150_000 });
    expect(await client.orders.fetch(link.order_id)).toMatchObject({ status: 'paid', receipt: null });
    const bare = razorpay.payOutside(99_900, { withOrder: false });
    expect(await client.payments.fetch(bare.id)).toMatchObject({ status: 'captured', order_id: null });
  });
});

describe('a malformed 200', () => {
  it.each([
    ['html', '<html><body>Sign in to the network</body></html>'],
    ['object', '{}'],
    ['array', '[]'],
    ['null', 'null'],
    ['wrong types', '{"entity":10,"count":"about 0","items":{}}'],
    ['truncated', '{"entity":"collection"'],
  ] as const)('is %s if a test asks for it', async (kind, body) => {
    razorpay.failNext({ with: kind });
    const response = await fetch(`${razorpay.server.address}/v1/payments?from=946684800&to=946684801`, {
      headers: { authorization: `Basic ${btoa(`${razorpay.keys.keyId}:${razorpay.keys.keySecret}`)}` },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(body);
  });
});

describe('a refund', () => {
  const paid = async () => razorpay.pay(await open()).id;
  const refund = (payment: string, body: object, key?: string) =>
    fetch(`${razorpay.server.address}/v1/payments/${payment}/refund`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${razorpay.keys.keyId}:${razorpay.keys.keySecret}`)}`,
        'content-type': 'application/json',
        ...(key && { 'x-refund-idempotency': key }),
      },
      body: JSON.stringify(body),
    });

  it('refunds a part and then the rest, and leaves the order paid', async () => {
    const id = await paid();
    expect(await client.payments.refund(id, { amount: 50000 })).toEqual({
      id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/),
      entity: 'refund',
      amount: 50000,
      currency: 'INR',
      payment_id: id,
      notes: [],
      receipt: null,
      acquirer_data: { rrn: expect.stringMatching(/^\d{12}$/) },
      created_at: expect.any(Number),
      batch_id: null,
      status: 'processed',
      speed_requested: 'normal',
      speed_processed: 'normal',
    });
    expect(razorpay.payment(id)).toMatchObject({
      status: 'captured',
      refund_status: 'partial',
      amount_refunded: 50000,
    });
    expect(await client.payments.refund(id, {})).toMatchObject({ amount: 100000 });
    expect(razorpay.payment(id)).toMatchObject({ status: 'refunded', refund_status: 'full' });
    expect(razorpay.order(razorpay.payment(id).order_id)).toMatchObject({ status: 'paid' });
    expect((await client.payments.fetchMultipleRefund(id, {})).count).toBe(2);
    await expect(client.payments.refund(id, {})).rejects.toEqual(
      refusal('The payment has been fully refunded already.'),
    );
  });

  it('is rejected above the captured amount, below a rupee, and for an uncaptured payment', async () => {
    const id = await paid();
    await expect(client.payments.refund(id, { amount: 150001 })).rejects.toEqual(
      refusal('The refund amount provided is greater than amount captured.'),
    );
    await expect(client.payments.refund(id, { amount: 99 })).rejects.toEqual(
      refusal('The amount must be at least INR 1.00'),
    );
    const { id: failed } = razorpay.pay(await open(), { outcome: 'failed' });
    await expect(client.payments.refund(failed, {})).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is made once per idempotency key, which can’t be used for another request', async () => {
    const id = await paid();
    const first = await (await refund(id, { amount: 50000 }, 'the-same-refund')).json();
    expect(await (await refund(id, { amount: 50000 }, 'the-same-refund')).json()).toEqual(first);
    expect(razorpay.refundsOf(id)).toHaveLength(1);
    const other = await refund(id, { amount: 60000 }, 'the-same-refund');
    expect([other.status, (await other.json()).error.description]).toEqual([
      400,
      'Different request with the same idempotency key has already been processed.',
    ]);
    expect((await refund(id, {}, 'short')).status).toBe(400);
  });

  it('returns 409 while the first request with its key is in progress', async () => {
    const id = await paid();
    razorpay.switches.refundMs = 200;
    const first = refund(id, {}, 'slow-refund-1');
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect((await refund(id, {}, 'slow-refund-1')).status).toBe(409);
    expect((await first).status).toBe(200);
    expect((await refund(id, {}, 'slow-refund-1')).status).toBe(200);
    expect(razorpay.refundsOf(id)).toHaveLength(1);
  });

  it('can be pending and fail at the bank', async () => {
    const id = await paid();
    razorpay.switches.refunds = 'pending';
    const { id: pending } = await client.payments.refund(id, {});
    expect(await client.refunds.fetch(pending)).toMatchObject({ status: 'pending' });
    razorpay.settleRefund(pending, 'failed');
    expect(await client.refunds.fetch(pending)).toMatchObject({ status: 'failed' });
    expect(razorpay.payment(id)).toMatchObject({
      status: 'captured',
      refund_status: null,
      amount_refunded: 0,
    });
  });
});
