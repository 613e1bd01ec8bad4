import { createHmac } from 'node:crypto';
import { startApi } from '../../support/api.ts';
import { buyer } from '../../support/entries.ts';
import { startRazorpay } from '../../support/razorpay.ts';

/** Attempts to pay less, or nothing: each is refused, and nothing of ours or Razorpay's changes. */

const api = startApi();
const razorpay = startRazorpay(api);

const hmac = (message: string, key: string) => createHmac('sha256', key).update(message).digest('hex');

const openOrder = async (amount: number) =>
  (await api.visitor('POST /create-order', { body: { userId: 'u1', amount } })).data.id;

/**
 * Our orders and what points to them, not the count of their changes: a claim that was signed and turns out to be false
 * is noted and forgotten.
 */
const kept = async () => (await api.stored()).map(({ version: _, outboxTag: __, ...item }) => item);

/** Expects a request to be refused, with one of these statuses, and to change nothing. */
const expectRefusal = async (request: () => Promise<Response>, status = 400) => {
  const [before, opened] = [await kept(), razorpay.orders().length];
  const response = await request();
  expect(response.status).toBe(status);
  expect(await kept()).toEqual(before);
  expect(razorpay.orders()).toHaveLength(opened);
  return response;
};

describe('an amount of the buyer’s own', () => {
  const plan = { band: '14-20', item: 'Resume' };
  const create = (body: object) => () =>
    api.post('/api/create-order', JSON.stringify({ userId: 'u1', ...body }));

  const amounts = [
    ...[1, 0, -1, 4498, 4498.99, 4499.000001, 2098, 4998, 11_997, 1e12, 449_900],
    ...['4499abc', '4499', null, [4499], {}, true],
  ];

  it.each(amounts)('is refused without a plan: %p', async (amount) => {
    await expectRefusal(create({ amount }));
  });

  it.each(amounts)('is refused with a plan: %p', async (amount) => {
    await expectRefusal(create({ amount, plan, ...buyer }));
  });

  it.each(['', '{', '{"userId":"u1","amount":NaN}', '{"userId":"u1","amount":4499,"amount":1}'])(
    'is refused where it is no number of JSON, or two: %p',
    async (body) => {
      await expectRefusal(() => api.post('/api/create-order', body));
    },
  );

  it('is refused where it is the price of another plan', async () => {
    await expectRefusal(create({ amount: 599, plan, ...buyer }));
  });

  it('is refused where it is the price of the plan for another band', async () => {
    await expectRefusal(create({ amount: 1499, plan, ...buyer }));
  });

  it('is refused for a plan of no buyer, and for a plan that nobody sells', async () => {
    await expectRefusal(create({ amount: 4499, plan }));
    await expectRefusal(create({ amount: 4499, plan: { ...plan, item: 'Everything' }, ...buyer }));
  });
});

/** The two ways in which a checkout hands over its proof. */
const ways = {
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

describe.each(Object.entries(ways))('a proof of %s', (way, hand) => {
  /** The form is a browser's: it is sent back with the error rather than refused. */
  const expectDisbelief = async (
    order: string,
    payment: string,
    signature: string,
    why = 'Payment verification failed. Please contact support.',
  ) => {
    const isForm = way === 'POST /payments/return';
    const response = await expectRefusal(() => hand(order, payment, signature), isForm ? 303 : 400);
    if (isForm) expect(response.headers.get('location')).toMatch(/^\/resume\?payment=(failed|unverified)/);
    else expect((await response.json()).detail).toEqual(why);
  };

  it('of another order pays none', async () => {
    const [cheap, dear] = [await openOrder(599), await openOrder(4499)];
    const payment = razorpay.pay(cheap).id;
    await expectDisbelief(dear, payment, razorpay.signature(cheap, payment));
  });

  it('of a paid order pays no new one', async () => {
    const paid = await openOrder(599);
    const payment = razorpay.pay(paid).id;
    await hand(paid, payment, razorpay.signature(paid, payment));
    const fresh = await openOrder(599);
    await expectDisbelief(fresh, payment, razorpay.signature(paid, payment));
    // Even under a signature that only the secret can make: the payment itself is of another order.
    await expectDisbelief(fresh, payment, razorpay.signature(fresh, payment));
  });

  it('of a payment that never was, made without the secret, pays none', async () => {
    const order = await openOrder(599);
    const payment = razorpay.pay(order).id;
    for (const key of ['', 'a guess', razorpay.keys.keyId, razorpay.webhookSecret])
      await expectDisbelief(order, payment, hmac(`${order}|${payment}`, key));
    await expectDisbelief(order, 'pay_unknown0000000', razorpay.signature(order, payment));
  });

  it('of an order that is not ours pays none', async () => {
    await expectDisbelief('order_unknown00000', 'pay_1', razorpay.signature('order_unknown00000', 'pay_1'));
  });

  it('that is malformed pays none', async () => {
    const order = await openOrder(599);
    const payment = razorpay.pay(order).id;
    const signature = razorpay.signature(order, payment);
    const longer = [`${signature}00`, `${signature}zz`];
    for (const bad of [signature.toUpperCase(), signature.slice(1), 'z'.repeat(64), ...longer])
      await expectDisbelief(order, payment, bad);
    for (const bad of ['', `${signature} `])
      await expectDisbelief(order, payment, bad, 'Signature is malformed.');
    await expectDisbelief(order, payment, razorpay.signature(order, 'pay_another0000000'));
    await expectDisbelief(order, `${payment}/../x`, signature, expect.stringContaining('is malformed.'));
  });
});

describe('a payment over another amount', () => {
  it.each([{ amount: 100 }, { currency: 'USD' }])('pays no order: %j', async (odd) => {
    const order = await openOrder(4499);
    const payment = razorpay.pay(order, odd).id;
    const response = await ways['POST /verify'](order, payment, razorpay.signature(order, payment));
    expect(await response.json()).toMatchObject({ orderId: order, status: 'checking' });
    // The money is there, so the owner has to refund it; the order is not paid by it.
    const [stored] = (await kept()).filter(({ pk }) => pk === 'ORDER');
    expect(stored).toMatchObject({ status: 'attempted', payments: [{ id: payment, captured: true }] });
    expect(stored).not.toHaveProperty('paidBy');
  });
});

describe('a webhook', () => {
  /** An event that pays an order, signed as Razorpay does. */
  const paidEvent = async () => {
    razorpay.pay(await openOrder(4499));
    const { event } = razorpay.webhooks.deliveries.findLast(({ event }) => event.name === 'order.paid') ?? {};
    if (!event) throw new Error('Razorpay tells of no order that is paid.');
    return event;
  };

  const deliver = (body: string, signature: string | undefined, headers: Record<string, string> = {}) =>
    api.post('/api/webhooks/razorpay', body, {
      ...(signature !== undefined && { 'x-razorpay-signature': signature }),
      ...headers,
    });

  it('pays an order, so that each refusal below is due to what was done to it', async () => {
    const { body, signature } = await paidEvent();
    expect((await deliver(body, signature)).status).toBe(204);
    expect(await kept()).toContainEqual(expect.objectContaining({ pk: 'ORDER', status: 'paid' }));
  });

  it('with any one byte changed is refused', async () => {
    const { body, signature } = await paidEvent();
    for (const at of [0, Math.floor(body.length / 2), body.length - 1]) {
      const changed = `${body.slice(0, at)}${body[at] === ' ' ? '_' : ' '}${body.slice(at + 1)}`;
      await expectRefusal(() => deliver(changed, signature));
    }
    await expectRefusal(() => deliver(JSON.stringify(JSON.parse(body), undefined, 1), signature));
  });

  it('without a signature, or with another, is refused', async () => {
    const { body, signature } = await paidEvent();
    for (const bad of [undefined, '', '0'.repeat(64), signature.toUpperCase(), `${signature}, ${signature}`])
      await expectRefusal(() => deliver(body, bad));
    for (const key of ['', 'a guess', razorpay.keys.keySecret, razorpay.keys.keyId])
      await expectRefusal(() => deliver(body, hmac(body, key)));
  });

  it.each([undefined, '', null])('is refused while the secret is %p', async (webhookSecret) => {
    const { body, signature } = await paidEvent();
    razorpay.setSecret({ webhookSecret });
    for (const made of [signature, hmac(body, ''), hmac(body, 'undefined'), hmac(body, 'null'), undefined])
      await expectRefusal(() => deliver(body, made));
  });

  it('of a megabyte is refused, however well signed', async () => {
    const { body } = await paidEvent();
    const large = body.replace('{', `{${' '.repeat(1024 * 1024)}`);
    await expectRefusal(() => deliver(large, hmac(large, razorpay.webhookSecret)), 413);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'of the content type %p is refused',
    async (type) => {
      const { body, signature } = await paidEvent();
      await expectRefusal(() => deliver(body, signature, { 'content-type': type }), 415);
    },
  );
});
