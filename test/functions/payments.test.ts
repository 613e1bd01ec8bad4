import { createHmac } from 'node:crypto';
import { listedPrices } from '#shared/domain/pricing.ts';
import { startApi } from '../support/api.ts';
import { earlyInWindow, setClock } from '../support/clock.ts';
import { buyer } from '../support/entries.ts';
import { startRazorpay } from '../support/razorpay.ts';

const api = startApi();
const razorpay = startRazorpay();

let processes = 0;

/** Puts the key under a new id: each Lambda remembers secrets in a process of its own, and here they share one. */
const startProcess = () => {
  process.env.RAZORPAY_SECRET_ID = `razorpay-${++processes}`;
  api.secrets[process.env.RAZORPAY_SECRET_ID] = JSON.stringify(razorpay.keys);
};

beforeEach(startProcess);

const sign = (orderId: string, paymentId: string, secret = razorpay.keys.keySecret) =>
  createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest('hex');

const openOrder = async (amount = 4499) =>
  (await api.visitor('POST /create-order', { body: { userId: 'u1', amount } })).data;

const verify = (orderId: string, paymentId: string, signature = sign(orderId, paymentId)) => {
  startProcess();
  return api.visitor('POST /verify', {
    body: { razorpayOrderId: orderId, razorpayPaymentId: paymentId, razorpaySignature: signature },
  });
};

const storedOrders = async () => (await api.stored()).filter(({ pk }) => pk === 'ORDER');

describe('POST /user', () => {
  it('registers a buyer and answers the id alone', async () => {
    const { data } = await api.visitor('POST /user', { body: buyer });
    expect(data).toEqual({ id: expect.any(String) });
  });

  it('answers 409 for an email that is registered, however it is written', async () => {
    await api.visitor('POST /user', { body: buyer });
    const again = { ...buyer, name: 'Another', email: ' IMRAN@Example.com ' };
    await expect(api.visitor('POST /user', { body: again })).rejects.toMatchObject({ status: 409 });
    expect(await api.stored()).toContainEqual(expect.objectContaining({ sk: buyer.email, name: buyer.name }));
  });

  it('registers one of twenty that race for an email', async () => {
    const race = Array.from({ length: 20 }, () => api.visitor('POST /user', { body: buyer }));
    const outcomes = await Promise.allSettled(race);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('answers the same to a repeat under one Idempotency-Key, and 409 to another body', async () => {
    const first = await api.visitor('POST /user', { body: buyer, idempotencyKey: 'u-1' });
    expect(await api.visitor('POST /user', { body: buyer, idempotencyKey: 'u-1' })).toEqual(first);
    const other = { ...buyer, email: 'other@example.com' };
    const repeat = api.visitor('POST /user', { body: other, idempotencyKey: 'u-1' });
    await expect(repeat).rejects.toMatchObject({ status: 409 });
    expect((await api.stored()).some(({ sk }) => sk === other.email)).toBe(false);
  });

  it('goes on where a repeat finds the first try half done', async () => {
    api.failOn('PutItem', new Error('AWS does not answer.'), 1);
    const register = () => api.visitor('POST /user', { body: buyer, idempotencyKey: 'u-2' });
    await expect(register()).rejects.toMatchObject({ status: 500 });
    expect(await api.stored()).toHaveLength(2);
    api.recover();
    const { data } = await register();
    expect(await api.stored()).toContainEqual(expect.objectContaining({ sk: buyer.email, id: data.id }));
  });

  it('takes 20 calls from one address in 15 minutes', async () => {
    setClock(earlyInWindow);
    const call = (n: number, address: string) =>
      api.visitorFrom(address)('POST /user', { body: { ...buyer, email: `u${n}@example.com` } });
    for (let n = 0; n < 20; n++) await call(n, '198.51.100.20');
    await expect(call(20, '198.51.100.20')).rejects.toMatchObject({
      status: 429,
      retryAfter: expect.any(Number),
    });
    await expect(call(21, '198.51.100.21')).resolves.toBeTruthy();
  });
});

describe('POST /create-order', () => {
  it('opens an order in paise for every listed price, with the public key alone', async () => {
    for (const amount of listedPrices) {
      const order = await openOrder(amount);
      expect(order).toEqual({
        id: expect.stringMatching(/^order_\w{14}$/),
        amount: amount * 100,
        currency: 'INR',
        key: razorpay.keys.keyId,
      });
    }
    expect(await storedOrders()).toHaveLength(listedPrices.size);
  });

  it.each([1, 0, -1, 4498, 4498.99, 2098, 11997, '4499', '4499abc', null, 1e12, 449900])(
    'refuses the amount %p',
    async (amount) => {
      const response = await api.post('/api/create-order', JSON.stringify({ userId: 'u1', amount }));
      expect(response.status).toBe(400);
      expect(await storedOrders()).toEqual([]);
    },
  );

  it.each([1763641234567, '1763641234567', 'c0ffee', -0.5, 1e20, 1e308, 1e-200])(
    'takes the user id %p',
    async (userId) => {
      await api.visitor('POST /create-order', { body: { userId, amount: 599 } });
      expect(await storedOrders()).toEqual([
        expect.objectContaining({ userId: String(userId), paise: 59900, status: 'created' }),
      ]);
    },
  );

  it('opens one order for a repeat under one Idempotency-Key, and refuses another amount', async () => {
    const order = (amount: number) =>
      api.visitor('POST /create-order', { body: { userId: 'u1', amount }, idempotencyKey: 'o-1' });
    const first = await order(4499);
    expect(await order(4499)).toEqual(first);
    await expect(order(599)).rejects.toMatchObject({ status: 409 });
    expect(await storedOrders()).toHaveLength(1);
  });

  it('answers 502 and stores nothing when Razorpay refuses its key', async () => {
    const wrong = { ...razorpay.keys, keySecret: 'wrong' };
    process.env.RAZORPAY_SECRET_ID = 'razorpay-wrong';
    api.secrets['razorpay-wrong'] = JSON.stringify(wrong);
    await expect(openOrder()).rejects.toMatchObject({ status: 502 });
    expect(await storedOrders()).toEqual([]);
    expect(api.logged.join()).not.toContain('wrong');
  });

  it('answers 502 when nothing answers at Razorpay', async () => {
    process.env.RAZORPAY_BASE_URL = 'http://127.0.0.1:1';
    await expect(openOrder()).rejects.toMatchObject({
      status: 502,
      message: 'The payment provider does not answer right now. Please try again.',
    });
    expect(await storedOrders()).toEqual([]);
  });
});

describe('POST /verify', () => {
  it('marks an order paid by a true signature, once however often it comes', async () => {
    const { id } = await openOrder();
    const first = await verify(id, 'pay_A1');
    expect(first.data).toEqual({ orderId: id, status: 'paid' });
    expect(await verify(id, 'pay_A1')).toEqual(first);
    expect(await storedOrders()).toEqual([
      expect.objectContaining({ id, status: 'paid', paymentIds: new Set(['pay_A1']) }),
    ]);
  });

  it('keeps both payments of a buyer who paid twice', async () => {
    const { id } = await openOrder();
    await verify(id, 'pay_A1');
    await verify(id, 'pay_B2');
    expect(await storedOrders()).toEqual([
      expect.objectContaining({ status: 'paid', paymentIds: new Set(['pay_A1', 'pay_B2']) }),
    ]);
  });

  it('agrees with the vector that Razorpay publishes', async () => {
    const signature = '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f';
    expect(sign('order_IEIaMR65cu6nz3', 'pay_IH4NVgf4Dreq1l', 'EnLs21M47BllR3X8PSFtjtbd')).toBe(signature);
  });

  const refused: [string, (own: string, other: string) => string][] = [
    ['made with another secret', (own) => sign(own, 'pay_A1', 'another secret')],
    ['of another order', (_, other) => sign(other, 'pay_A1')],
    ['of another payment', (own) => sign(own, 'pay_B2')],
    ['cut short', (own) => sign(own, 'pay_A1').slice(0, -2)],
    ['with more behind it', (own) => `${sign(own, 'pay_A1')}00`],
    ['with letters behind it', (own) => `${sign(own, 'pay_A1')}zz`],
    ['that is no hexadecimal', () => 'z'.repeat(64)],
  ];

  it.each(refused)('refuses a signature %s', async (_, signature) => {
    const [own, other] = [await openOrder(), await openOrder(10499)];
    await expect(verify(own.id, 'pay_A1', signature(own.id, other.id))).rejects.toMatchObject({
      status: 400,
      message: 'Payment verification failed. Please contact support.',
    });
    for (const order of await storedOrders()) expect(order).toMatchObject({ status: 'created' });
  });

  it('refuses an order that is not ours, however well signed', async () => {
    await expect(verify('order_unknown0000', 'pay_A1')).rejects.toMatchObject({ status: 400 });
    expect(await storedOrders()).toEqual([]);
  });
});
