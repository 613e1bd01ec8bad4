import { createHmac } from 'node:crypto';
import { verifyWebhookSignature } from '#functions/orders/razorpay/signature.ts';
import { startApi } from '../../support/api.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
const razorpay = startRazorpay(api);

const openOrder = async () =>
  (await api.visitor('POST /create-order', { body: { userId: 'u1', amount: 4499 } })).data.id;

const stored = (id: string) => api.row('ORDER', id);

const eventsOf = (orderId: string) =>
  razorpay.webhooks.deliveries.map(({ event }) => event).filter(({ body }) => body.includes(orderId));

const sign = (body: string, webhookSecret = razorpay.webhookSecret) =>
  createHmac('sha256', webhookSecret).update(body).digest('hex');

const send = (body: string, signature: string | undefined = sign(body)) =>
  api.post(
    '/api/webhooks/razorpay',
    body,
    signature === undefined ? {} : { 'x-razorpay-signature': signature },
  );

describe('POST /webhooks/razorpay', () => {
  it('marks an order paid once for repeated events in any order', async () => {
    const id = await openOrder();
    const { id: paymentId } = await razorpay.pay(id);
    const events = eventsOf(id);
    expect(events.map(({ name }) => name).toSorted()).toEqual([
      'order.paid',
      'payment.authorized',
      'payment.captured',
    ]);
    for (const { body } of [...events.toReversed(), ...events]) expect((await send(body)).status).toBe(204);
    expect(await stored(id)).toMatchObject({ status: 'paid', paidBy: paymentId, version: 2 });
    expect(api.logged.filter((line) => line.includes('"order paid"'))).toHaveLength(1);
  });

  it('records a failed attempt, and a later success replaces it', async () => {
    const id = await openOrder();
    await razorpay.pay(id, { outcome: 'failed' });
    for (const { body } of eventsOf(id)) await send(body);
    expect(await stored(id)).toMatchObject({
      status: 'attempted',
      payments: [{ status: 'failed', failure: expect.stringMatching(/\w/) }],
    });
    await razorpay.pay(id);
    for (const { body } of eventsOf(id)) await send(body);
    expect(await stored(id)).toMatchObject({
      status: 'paid',
      // Events from the same second can arrive in any order.
      payments: expect.arrayContaining([
        expect.objectContaining({ status: 'failed' }),
        expect.objectContaining({ status: 'captured' }),
      ]),
    });
  });

  it('passes Razorpay’s published test vector', () => {
    const bytes = Buffer.from('{"a":1,"b":2,"c":{"d":3}}');
    const signature = '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc';
    expect(verifyWebhookSignature(bytes, signature, '123456')).toBe(true);
    expect(verifyWebhookSignature(bytes, signature, '1234567')).toBe(false);
  });

  it('verifies the bytes as received, with any spacing, and in base64', async () => {
    const id = await openOrder();
    await razorpay.pay(id);
    const body = ` ${eventsOf(id).find(({ name }) => name === 'order.paid')?.body ?? ''}\n`;
    const response = await api.send('/api/webhooks/razorpay', {
      method: 'POST',
      body,
      headers: { 'content-type': 'Application/JSON ; charset=utf-8', 'x-razorpay-signature': sign(body) },
    });
    expect(response.status).toBe(204);
    expect(await stored(id)).toMatchObject({ status: 'paid' });
  });

  it('rejects a signature made with a different secret', async () => {
    const id = await openOrder();
    await razorpay.pay(id);
    const [{ body } = { body: '' }] = eventsOf(id);
    razorpay.setSecret({ webhookSecret: 'the new one' });
    expect((await send(body)).status).toBe(400);
  });

  const acknowledged: [string, object][] = [
    ['an unknown event', { event: 'settlement.processed', payload: { settlement: { entity: {} } } }],
    ['a downtime', { event: 'payment.downtime.started', payload: { 'payment.downtime': { entity: {} } } }],
    [
      'an event that we don’t handle yet',
      { event: 'subscription.charged', payload: { payment: { entity: { id: 'x' } } } },
    ],
  ];

  it.each(acknowledged)('acknowledges %s', async (_, event) => {
    expect((await send(JSON.stringify(event))).status).toBe(204);
    expect(await api.stored()).toEqual([]);
  });

  it.each([
    {},
    { event: 'payment.captured' },
    { event: 'payment.captured', payload: { payment: { entity: { id: 'pay_1', amount: 'much' } } } },
  ])('acknowledges signed events that it can’t parse: %j', async (event) => {
    expect((await send(JSON.stringify(event))).status).toBe(204);
    expect(await api.stored()).toEqual([]);
  });

  it('acknowledges a payment of another account’s order', async () => {
    const id = await openOrder();
    await razorpay.pay(id);
    const before = await api.stored();
    for (const { body } of eventsOf(id))
      expect((await send(body.replaceAll(id, 'order_ofSomebodyElse'))).status).toBe(204);
    expect(await api.stored()).toEqual(before);
  });

  it('returns 500 when the table fails, so Razorpay sends it again', async () => {
    const id = await openOrder();
    await razorpay.pay(id);
    const body = eventsOf(id).find(({ name }) => name === 'payment.captured')?.body ?? '';
    api.failOn('UpdateItem');
    expect((await send(body)).status).toBe(500);
    api.recover();
    expect((await send(body)).status).toBe(204);
    expect(await stored(id)).toMatchObject({ status: 'paid' });
  });
});

describe('POST /payments/return', () => {
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    api.send('/api/payments/return', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://api.razorpay.com', ...headers },
    });

  const proofOf = (orderId: string, paymentId: string) => ({
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: razorpay.signature(orderId, paymentId),
  });

  it('marks the order paid and redirects the buyer to its page', async () => {
    const id = await openOrder();
    const response = await send(proofOf(id, (await razorpay.pay(id)).id));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/payment-success?order=${id}`);
    expect(await stored(id)).toMatchObject({ status: 'paid' });
  });

  it.each(['_ga=GA1.2.3', 'theme=dark; _ga=GA1.2.3', '__Host-customer=x'])(
    'ignores the buyer’s cookies: %s',
    async (cookie) => {
      const id = await openOrder();
      const { id: paymentId } = await razorpay.pay(id);
      const response = await send(proofOf(id, paymentId), { cookie });
      expect(response.status).toBe(303);
      expect(await stored(id)).toMatchObject({ status: 'paid' });
    },
  );

  it('redirects a buyer back after an invalid signature, and changes nothing', async () => {
    const id = await openOrder();
    const { id: paymentId } = await razorpay.pay(id);
    const response = await send({ ...proofOf(id, paymentId), razorpay_signature: 'f'.repeat(64) });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/resume?payment=unverified');
    expect(await stored(id)).toMatchObject({ status: 'created' });
  });

  it('redirects a buyer back after a failed payment, with the order and none of the form’s text', async () => {
    const response = await send({
      'error[code]': 'BAD_REQUEST_ERROR',
      'error[description]': 'Call +91 900 to get your money back',
      'error[metadata]': JSON.stringify({ order_id: 'order_9A33XWu170gUtm', payment_id: 'pay_1' }),
    });
    expect(response.headers.get('location')).toBe('/resume?payment=failed&order=order_9A33XWu170gUtm');
  });

  it.each([
    {},
    { razorpay_order_id: '//evil.example', razorpay_payment_id: 'pay_1', razorpay_signature: 'x' },
    { 'error[metadata]': '{"order_id":"order_1&x=//evil.example"}' },
    { 'error[metadata]': 'x'.repeat(60_000) },
  ])('redirects any other form back to the page: %#', async (fields) => {
    const response = await send(fields as Record<string, string>);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/resume?payment=failed');
  });

  it('rejects JSON, and a form larger than any of Razorpay’s', async () => {
    expect((await api.post('/api/payments/return', '{}')).status).toBe(415);
    expect((await send({ x: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

it('counts a second payment above the price as extra, even if the first included a fee', async () => {
  razorpay.switches.amountDifferences = 'counted';
  const id = await openOrder();
  const { id: paymentId } = razorpay.pay(id, { amount: 454_900 });
  const { body = '' } = eventsOf(id).find(({ name }) => name === 'payment.captured') ?? {};
  await send(body);
  await send(body.replaceAll(paymentId, 'pay_ASecondOne0001').replaceAll('454900', '449900'));
  const { rows } = (await api.owner('GET /admin/today', {})).data;
  expect(rows).toMatchObject([{ reason: 'paid_twice', id }]);
  expect((await stored(id))?.outbox).toContainEqual(
    expect.objectContaining({ facts: expect.objectContaining({ template: 'paid-twice' }) }),
  );
});
