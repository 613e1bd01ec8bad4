import { createHmac } from 'node:crypto';
import { startApi } from '../../support/api.ts';
import { buyer } from '../../support/entries.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
const razorpay = startRazorpay(api);

const hmac = (message: string, key: string) => createHmac('sha256', key).update(message).digest('hex');

const openOrder = async (amount: number) =>
  (await api.visitor('POST /create-order', { body: { userId: 'u1', amount } })).data.id;

const kept = async () => (await api.stored()).map(({ version: _, outboxTag: __, ...item }) => item);

const expectRefusal = async (request: () => Promise<Response>, status = 400) => {
  const [before, opened] = [await kept(), razorpay.orders().length];
  const response = await request();
  expect(response.status).toBe(status);
  expect(await kept()).toEqual(before);
  expect(razorpay.orders()).toHaveLength(opened);
  return response;
};

describe('an amount chosen by the buyer', () => {
  const plan = { band: '14-20', item: 'Resume' };
  const create = (body: object) => () =>
    api.post('/api/create-order', JSON.stringify({ userId: 'u1', ...body }));

  const amounts = [
    ...[1, 0, -1, 4498, 4498.99, 4499.000001, 2098, 4998, 11_997, 1e12, 449_900],
    ...['4499abc', '4499', null, [4499], {}, true],
  ];

  it.each(amounts)('is rejected without a plan: %p', async (amount) => {
    await expectRefusal(create({ amount }));
  });

  it.each(amounts)('is rejected with a plan: %p', async (amount) => {
    await expectRefusal(create({ amount, plan, ...buyer }));
  });

  it.each(['', '{', '{"userId":"u1","amount":NaN}', '{"userId":"u1","amount":4499,"amount":1}'])(
    'is rejected if it isn’t exactly one JSON number: %p',
    async (body) => {
      await expectRefusal(() => api.post('/api/create-order', body));
    },
  );

  it('is rejected if it’s the price of another plan', async () => {
    await expectRefusal(create({ amount: 599, plan, ...buyer }));
  });

  it('is rejected if it’s the plan’s price for another experience band', async () => {
    await expectRefusal(create({ amount: 1499, plan, ...buyer }));
  });

  it('is rejected for a plan without a buyer, and for an unknown plan', async () => {
    await expectRefusal(create({ amount: 4499, plan }));
    await expectRefusal(create({ amount: 4499, plan: { ...plan, item: 'Everything' }, ...buyer }));
  });
});

const forgeries = {
  'POST /verify': (order: string, payment: string, signature: string) =>
    api.post(
      '/api/verify',
      JSON.stringify({
        razorpayOrderId: order,
        razorpayPaymentId: payment,
        razorpaySignature: signature,
      }),
    ),
  'POST /payments/return': (order: string, payment: string, signature: string) =>
    api.post(
      '/api/payments/return',
      new URLSearchParams({
        razorpay_order_id: order,
        razorpay_payment_id: payment,
        razorpay_signature: signature,
      }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
    ),
};

describe.each(Object.entries(forgeries))('a signature with %s', (forgery, hand) => {
  const expectNotPaid = async (
    order: string,
    payment: string,
    signature: string,
    why = 'Payment verification failed. Please contact support.',
  ) => {
    const isForm = forgery === 'POST /payments/return';
    const response = await expectRefusal(() => hand(order, payment, signature), isForm ? 303 : 400);
    if (isForm) expect(response.headers.get('location')).toMatch(/^\/resume\?payment=(failed|unverified)/);
    else expect((await response.json()).detail).toEqual(why);
  };

  it('of another order doesn’t pay', async () => {
    const [cheap, expensive] = [await openOrder(599), await openOrder(4499)];
    const payment = razorpay.pay(cheap).id;
    await expectNotPaid(expensive, payment, razorpay.signature(cheap, payment));
  });

  it('of a paid order doesn’t pay a new one', async () => {
    const paid = await openOrder(599);
    const payment = razorpay.pay(paid).id;
    await hand(paid, payment, razorpay.signature(paid, payment));
    const fresh = await openOrder(599);
    await expectNotPaid(fresh, payment, razorpay.signature(paid, payment));
    await expectNotPaid(fresh, payment, razorpay.signature(fresh, payment));
  });

  it('of an invented payment, made without the secret, doesn’t pay', async () => {
    const order = await openOrder(599);
    const payment = razorpay.pay(order).id;
    for (const key of ['', 'a guess', razorpay.keys.keyId, razorpay.webhookSecret])
      await expectNotPaid(order, payment, hmac(`${order}|${payment}`, key));
    await expectNotPaid(order, 'pay_unknown0000000', razorpay.signature(order, payment));
  });

  it('of another account’s order doesn’t pay', async () => {
    await expectNotPaid('order_unknown00000', 'pay_1', razorpay.signature('order_unknown00000', 'pay_1'));
  });

  it('that is malformed doesn’t pay', async () => {
    const order = await openOrder(599);
    const payment = razorpay.pay(order).id;
    const signature = razorpay.signature(order, payment);
    const longer = [`${signature}00`, `${signature}zz`];
    for (const bad of [signature.toUpperCase(), signature.slice(1), 'z'.repeat(64), ...longer])
      await expectNotPaid(order, payment, bad);
    for (const bad of ['', `${signature} `])
      await expectNotPaid(order, payment, bad, 'Signature is malformed.');
    await expectNotPaid(order, payment, razorpay.signature(order, 'pay_another0000000'));
    await expectNotPaid(order, `${payment}/../x`, signature, expect.stringContaining('is malformed.'));
  });
});

describe('a payment of a different amount', () => {
  it.each([{ amount: 100 }, { currency: 'USD' }])('doesn’t pay for an order: %j', async (odd) => {
    const order = await openOrder(4499);
    const payment = razorpay.pay(order, odd).id;
    const response = await forgeries['POST /verify'](order, payment, razorpay.signature(order, payment));
    expect(await response.json()).toMatchObject({ orderId: order, status: 'checking' });
    const [stored] = (await kept()).filter(({ pk }) => pk === 'ORDER');
    expect(stored).toMatchObject({ status: 'attempted', payments: [{ id: payment, captured: true }] });
    expect(stored).not.toHaveProperty('paidBy');
  });
});

describe('a webhook', () => {
  const paidEvent = async () => {
    razorpay.pay(await openOrder(4499));
    const { event } = razorpay.webhooks.deliveries.findLast(({ event }) => event.name === 'order.paid') ?? {};
    if (!event) throw new Error('Razorpay reports no paid order.');
    return event;
  };

  const deliver = (body: string, signature: string | undefined, headers: Record<string, string> = {}) =>
    api.post('/api/webhooks/razorpay', body, {
      ...(signature !== undefined && { 'x-razorpay-signature': signature }),
      ...headers,
    });

  it('pays for an order if nothing is wrong with it', async () => {
    const { body, signature } = await paidEvent();
    expect((await deliver(body, signature)).status).toBe(204);
    expect(await kept()).toContainEqual(expect.objectContaining({ pk: 'ORDER', status: 'paid' }));
  });

  it('is rejected with any one byte changed', async () => {
    const { body, signature } = await paidEvent();
    for (const at of [0, Math.floor(body.length / 2), body.length - 1]) {
      const changed = `${body.slice(0, at)}${body[at] === ' ' ? '_' : ' '}${body.slice(at + 1)}`;
      await expectRefusal(() => deliver(changed, signature));
    }
    await expectRefusal(() => deliver(JSON.stringify(JSON.parse(body), undefined, 1), signature));
  });

  it('is rejected without a signature or with a wrong one', async () => {
    const { body, signature } = await paidEvent();
    for (const bad of [undefined, '', '0'.repeat(64), signature.toUpperCase(), `${signature}, ${signature}`])
      await expectRefusal(() => deliver(body, bad));
    for (const key of ['', 'a guess', razorpay.keys.keySecret, razorpay.keys.keyId])
      await expectRefusal(() => deliver(body, hmac(body, key)));
  });

  it.each([undefined, '', null])('is rejected while the secret is %p', async (webhookSecret) => {
    const { body, signature } = await paidEvent();
    razorpay.setSecret({ webhookSecret });
    for (const made of [signature, hmac(body, ''), hmac(body, 'undefined'), hmac(body, 'null'), undefined])
      await expectRefusal(() => deliver(body, made));
  });

  it('is rejected at a megabyte, even with a valid signature', async () => {
    const { body } = await paidEvent();
    const large = body.replace('{', `{${' '.repeat(1024 * 1024)}`);
    await expectRefusal(() => deliver(large, hmac(large, razorpay.webhookSecret)), 413);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'is rejected with the content type %p',
    async (type) => {
      const { body, signature } = await paidEvent();
      await expectRefusal(() => deliver(body, signature, { 'content-type': type }), 415);
    },
  );
});
