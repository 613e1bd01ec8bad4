import { verifyCheckoutSignature } from '#functions/orders/razorpay/signature.ts';
import type { Plan } from '#shared/domain/orders/payment.ts';
import { listedRupees, priceInRupees } from '#shared/domain/orders/pricing.ts';
import { startApi } from '../../support/api.ts';
import { earlyInWindow, minute, setClock } from '../../support/clock.ts';
import { buyer } from '../../support/entries.ts';
import { anOrderNumber, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { startVirtualTime } from '../../support/virtual-time.ts';

const api = startApi();
const razorpay = startRazorpay(api);
const time = startVirtualTime();

const openOrder = async (amount = 4499, call = api.visitor) =>
  (await call('POST /create-order', { body: { userId: 'u1', amount } })).data;

const { verify, stopResponding } = orderMoney(api, razorpay);
const storedOrders = () => api.rows('ORDER');

describe('POST /user', () => {
  it('registers a buyer and returns only the id', async () => {
    const { data } = await api.visitor('POST /user', { body: buyer });
    expect(data).toEqual({ id: expect.any(String) });
  });

  it('returns 409 for a registered email address in any spelling', async () => {
    await api.visitor('POST /user', { body: buyer });
    const again = { ...buyer, name: 'Another', email: ' IMRAN@Example.com ' };
    await expect(api.visitor('POST /user', { body: again })).rejects.toMatchObject({ status: 409 });
    expect(await api.stored()).toContainEqual(
      expect.objectContaining({ email: buyer.email, name: buyer.name }),
    );
  });

  it('registers one of twenty concurrent calls with an email address', async () => {
    const race = Array.from({ length: 20 }, () => api.visitor('POST /user', { body: buyer }));
    const outcomes = await Promise.allSettled(race);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('returns the same for repeats with one Idempotency-Key, and 409 for a different body', async () => {
    const first = await api.visitor('POST /user', { body: buyer, idempotencyKey: 'u-1' });
    expect(await api.visitor('POST /user', { body: buyer, idempotencyKey: 'u-1' })).toEqual(first);
    const other = { ...buyer, email: 'other@example.com' };
    const repeat = api.visitor('POST /user', { body: other, idempotencyKey: 'u-1' });
    await expect(repeat).rejects.toMatchObject({ status: 409 });
    expect((await api.stored()).some(({ email }) => email === other.email)).toBe(false);
  });

  it('completes a first call that stopped halfway', async () => {
    api.failOn('UpdateItem', new Error('AWS isn’t responding.'), 1);
    const register = () => api.visitor('POST /user', { body: buyer, idempotencyKey: 'u-2' });
    await expect(register()).rejects.toMatchObject({ status: 500 });
    expect(await api.stored()).toHaveLength(1);
    api.recover();
    const { data } = await register();
    expect(await api.stored()).toContainEqual(expect.objectContaining({ email: buyer.email, id: data.id }));
  });

  it('accepts 20 calls from one address in 15 minutes', async () => {
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
  it('opens an order in paise for every listed price, with only the public key', async () => {
    for (const amount of listedRupees()) {
      const order = await openOrder(amount, api.visitorFrom(`buyer of ${amount}`));
      expect(order).toEqual({
        id: expect.stringMatching(/^order_\w{14}$/),
        amount: amount * 100,
        number: anOrderNumber,
        currency: 'INR',
        key: razorpay.keys.keyId,
      });
    }
    expect(await storedOrders()).toHaveLength(listedRupees().size);
  });

  it.each([1763641234567, '1763641234567', 'c0ffee', -0.5, 1e20, 1e308, 1e-200])(
    'accepts the user id %p',
    async (userId) => {
      await api.visitor('POST /create-order', { body: { userId, amount: 599 } });
      expect(await storedOrders()).toEqual([
        expect.objectContaining({ userId: String(userId), paise: 59900, status: 'created' }),
      ]);
    },
  );

  it('opens one order per Idempotency-Key, and rejects a different amount', async () => {
    const order = (amount: number) =>
      api.visitor('POST /create-order', { body: { userId: 'u1', amount }, idempotencyKey: 'o-1' });
    const first = await order(4499);
    expect(await order(4499)).toEqual(first);
    await expect(order(599)).rejects.toMatchObject({ status: 409 });
    expect(await storedOrders()).toHaveLength(1);
  });

  it('returns 502 and stores no order if Razorpay rejects its key', async () => {
    razorpay.setSecret({ keySecret: 'wrong' });
    await expect(openOrder()).rejects.toMatchObject({ status: 502 });
    expect(await storedOrders()).toEqual([]);
    expect(api.logged.join()).not.toContain('wrong');
  });

  it('returns 502 if Razorpay doesn’t respond', async () => {
    stopResponding();
    await expect(openOrder()).rejects.toMatchObject({
      status: 502,
      message: 'Our payment provider isn’t responding. Please try again.',
    });
    expect(await storedOrders()).toEqual([]);
  });

  it('retries once if Razorpay fails at once', async () => {
    razorpay.failNext({ call: /^POST .v1.orders$/, with: 500 });
    await expect(openOrder()).resolves.toBeTruthy();
    razorpay.failNext({ call: /^POST .v1.orders$/, with: 500, times: 2 });
    await expect(openOrder()).rejects.toMatchObject({ status: 502 });
  });

  it('accepts 24 calls from one address in a minute', async () => {
    setClock(earlyInWindow);
    const call = (address: string) =>
      api.visitorFrom(address)('POST /create-order', { body: { userId: 'u1', amount: 599 } });
    for (let n = 0; n < 24; n++) await call('198.51.100.30');
    await expect(call('198.51.100.30')).rejects.toMatchObject({ status: 429 });
    await expect(call('198.51.100.31')).resolves.toBeTruthy();
  });

  describe('for a plan', () => {
    const plan: Plan = { band: '14-20', item: 'Resume' };
    const body = { userId: 'u1', amount: priceInRupees(plan), plan, ...buyer };
    const order = async (changes: object = {}, idempotencyKey?: string) =>
      (
        await api.visitor('POST /create-order', {
          body: { ...body, ...changes },
          ...(idempotencyKey && { idempotencyKey }),
        })
      ).data;

    it('stores the plan, the buyer, the price and the version of the price list', async () => {
      await order();
      expect(await storedOrders()).toEqual([
        expect.objectContaining({ plan, buyer, paise: 449_900, catalogue: '2025-09', status: 'created' }),
      ]);
    });

    it('asks Razorpay for automatic capture, with a receipt of at most 40 characters', async () => {
      const { id } = await order();
      expect(razorpay.order(id).receipt).toMatch(/^.{1,40}$/);
      await razorpay.pay(id);
      expect(razorpay.paymentsOf(id)).toEqual([expect.objectContaining({ captured: true })]);
    });

    it.each([
      { plan: { band: '14-20', item: 'Everything' } },
      { plan: { band: '14 to 20', item: 'Resume' } },
      { plan: 'Resume' },
      { name: undefined },
      { email: undefined },
      { mobile: '12' },
    ])('rejects %j', async (changes) => {
      await expect(order(changes)).rejects.toMatchObject({ status: 400 });
      expect(await storedOrders()).toEqual([]);
    });

    it('returns the open order for any spelling of the buyer’s email and mobile', async () => {
      const first = await order();
      expect(await order({ email: 'IMRAN@example.com', mobile: '+91 98123 45678', userId: 7 })).toEqual(
        first,
      );
      expect(await storedOrders()).toHaveLength(1);
    });

    it('opens a new one for another plan or buyer, after a day, and for an intended second purchase', async () => {
      const ids = new Set([(await order()).id]);
      const combo: Plan = { band: '14-20', item: 'Starter Pack' };
      ids.add((await order({ plan: combo, amount: priceInRupees(combo) })).id);
      ids.add((await order({ mobile: '9000000001' })).id);

      const { id: paid } = await order();
      const payment = await razorpay.pay(paid);
      await verify(paid, payment.id);
      ids.add((await order({ isRepeatConfirmed: true })).id);

      setClock(Date.now() + 24.1 * 60 * minute);
      ids.add((await order({ isRepeatConfirmed: true })).id);
      expect(ids.size).toBe(5);
    });

    it('opens one order for ten concurrent calls', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => order()));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    });

    it('returns it again for the same Idempotency-Key, and 409 for the key with a different body', async () => {
      const first = await order({}, 'k-1');
      await verify(first.id, (await razorpay.pay(first.id)).id);
      expect(await order({}, 'k-1')).toEqual(first);
      await expect(order({ name: 'Another' }, 'k-1')).rejects.toMatchObject({ status: 409 });
    });

    it('returns the same after a crash between any two writes', async () => {
      for (const [action, after] of [
        ['PutItem', 0],
        ['PutItem', 1],
        ['UpdateItem', 1],
        ['UpdateItem', 2],
      ] as const) {
        const key = `stop-${action}-${after}`;
        const own = { email: `${key}@example.com` };
        api.failOn(action, new Error('AWS isn’t responding.'), after);
        await expect(order(own, key)).rejects.toMatchObject({ status: 500 });
        api.recover();
        const { id } = await order(own, key);
        const ofBuyer = (await storedOrders()).filter(
          ({ buyer }) => (buyer as typeof own).email === own.email,
        );
        expect(ofBuyer).toEqual([expect.objectContaining({ id })]);
      }
    });
  });
});

describe('POST /verify', () => {
  it('marks an order paid if the signature is valid, once for repeats', async () => {
    const { id } = await openOrder();
    const payment = await razorpay.pay(id);
    const first = await verify(id, payment.id);
    expect(first.data).toEqual({ orderId: id, status: 'paid' });
    expect(await verify(id, payment.id)).toEqual(first);
    expect(await storedOrders()).toEqual([
      expect.objectContaining({ id, status: 'paid', paidBy: payment.id, version: 2 }),
    ]);
    expect(api.logged.filter((line) => line.includes('"order paid"'))).toHaveLength(1);
  });

  it('stores nothing about the card or the UPI address', async () => {
    const { id } = await openOrder();
    await verify(id, (await razorpay.pay(id)).id);
    const [order] = await storedOrders();
    expect(order?.payments).toEqual([
      {
        ...{ id: expect.any(String), paise: 449_900, currency: 'INR', status: 'captured', captured: true },
        ...{ method: expect.any(String), feePaise: 10_618, taxPaise: 1620, createdAt: expect.any(String) },
      },
    ]);
  });

  it('returns processing while the bank confirms, or if Razorpay doesn’t respond', async () => {
    const { id } = await openOrder();
    const pending = await razorpay.pay(id, { outcome: 'pending' });
    expect((await verify(id, pending.id)).data).toEqual({ orderId: id, status: 'processing' });

    const other = await openOrder(599);
    const payment = await razorpay.pay(other.id);
    stopResponding();
    expect((await verify(other.id, payment.id)).data).toEqual({ orderId: other.id, status: 'processing' });
    expect(await storedOrders()).not.toContainEqual(expect.objectContaining({ status: 'paid' }));
  });

  it('waits ten seconds for Razorpay, and doesn’t retry while the buyer waits', async () => {
    const { id } = await openOrder();
    const payment = await razorpay.pay(id);
    razorpay.failNext({ call: /payments/, with: 'silence' });
    const started = time.now();
    expect((await verify(id, payment.id)).data).toEqual({ orderId: id, status: 'processing' });
    expect(time.now() - started).toBe(10_000);
  });

  it('stores both payments of a buyer who paid twice, the second as a duplicate', async () => {
    razorpay.switches.secondPayments = 'captured';
    const { id } = await openOrder();
    await razorpay.pay(id, { outcome: 'twice' });
    const [one, two] = razorpay.paymentsOf(id).map((payment) => payment.id);
    await verify(id, two ?? '');
    await verify(id, one ?? '');
    expect(await storedOrders()).toEqual([expect.objectContaining({ status: 'paid', paidBy: two })]);
    expect(api.logged.filter((line) => line.includes('"order paid twice"'))).toHaveLength(1);
  });

  it('passes Razorpay’s published test vector', async () => {
    const signature = '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f';
    const [orderId, paymentId] = ['order_IEIaMR65cu6nz3', 'pay_IH4NVgf4Dreq1l'];
    expect(verifyCheckoutSignature({ orderId, paymentId, signature }, 'EnLs21M47BllR3X8PSFtjtbd')).toBe(true);
    expect(verifyCheckoutSignature({ orderId, paymentId, signature }, 'another secret')).toBe(false);
  });
});
