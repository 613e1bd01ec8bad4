import type { DisputeStep } from '#infra/local/razorpay/disputes.ts';
import type { AttentionKind } from '#shared/domain/attention-kinds.ts';
import { ledgerOf } from '#shared/domain/ledger.ts';
import type { Plan } from '#shared/domain/payment.ts';
import { priceOf } from '#shared/domain/pricing.ts';
import { startApi } from '../support/api.ts';
import { minute, setClock } from '../support/clock.ts';
import { buyer } from '../support/entries.ts';
import { startRazorpay } from '../support/razorpay.ts';
import { keepRazorpaySecret } from '../support/razorpay-secret.ts';

/** What is said about the money of an order, and where the owner finds the orders that she has to look at. */

const api = startApi();
const razorpay = startRazorpay();
keepRazorpaySecret(api, razorpay);

const day = 24 * 60 * minute;
const noon = Date.parse('2026-11-20T12:00:00+05:30');
const plan: Plan = { band: '14-20', item: 'Resume' };
const price = priceOf(plan);

let buyers = 0;

const openOrder = async (details: object = {}) => {
  const email = `money-${++buyers}@example.com`;
  const body = { userId: 'u1', amount: price, plan, ...buyer, email, ...details };
  return (await api.visitor('POST /create-order', { body })).data.id;
};

const verify = (orderId: string, paymentId: string) =>
  api.visitor('POST /verify', {
    body: {
      razorpayOrderId: orderId,
      razorpayPaymentId: paymentId,
      razorpaySignature: razorpay.signature(orderId, paymentId),
    },
  });

const paidOrder = async (details: object = {}) => {
  const id = await openOrder(details);
  const payment = razorpay.pay(id);
  await verify(id, payment.id);
  return { id, paymentId: payment.id };
};

const deliver = async (name: string, about: string) => {
  const { event } = razorpay.webhooks.deliveries.findLast(
    (delivery) => delivery.event.name === name && delivery.event.body.includes(about),
  ) ?? { event: undefined };
  if (!event) throw new Error(`Razorpay has no ${name}.`);
  const headers = { 'x-razorpay-signature': event.signature };
  return api.post('/api/webhooks/razorpay', event.body, headers);
};

const orderOf = async (id: string) => {
  const { data } = await (await api.owner())('GET /admin/orders', {});
  const order = data.find((each) => each.id === id);
  if (!order) throw new Error(`There is no ${id}.`);
  return order;
};

const attended = async (attention: AttentionKind) => {
  const { data } = await (await api.owner())('GET /admin/orders', { query: { attention } });
  return data.map(({ id }) => id);
};

const overview = async () => (await (await api.owner())('GET /admin/overview', {})).data;
const status = async (id: string) =>
  (await api.visitor('GET /orders/{id}/status', { path: { id } })).data.status;
const recheck = async (id: string) =>
  (await (await api.owner())('POST /admin/orders/{id}/recheck', { path: { id } })).data;
const refund = async (id: string, body: object = {}) =>
  (
    await (
      await api.owner()
    )('POST /admin/orders/{id}/refund', { path: { id }, body: { reason: 'By mistake.', ...body } })
  ).data;
const silence = () => {
  process.env.RAZORPAY_BASE_URL = 'http://127.0.0.1:1';
};
const speak = () => {
  process.env.RAZORPAY_BASE_URL = razorpay.server.address;
};
const stored = async (pk: string) => (await api.stored()).filter((item) => item.pk === pk);

describe('a second payment', () => {
  it('that Razorpay gave back without taking it neither came in nor went back', async () => {
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
    expect(await attended('paid_twice')).toEqual([]);
  });

  it('that was captured is owed, counted and listed until it went back', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'twice' });
    const order = await recheck(id);
    expect(ledgerOf(order)).toMatchObject({ received: price * 200, owed: price * 100, kept: price * 100 });
    expect(await attended('paid_twice')).toEqual([id]);
    expect((await overview()).attention.paid_twice).toEqual({ count: 1, isMore: false });
    const second = order.payments.find((payment) => payment.id !== order.paidBy);
    await refund(id, { paymentId: second?.id });
    expect(await attended('paid_twice')).toEqual([]);
    expect((await overview()).attention.paid_twice.count).toBe(0);
    expect(ledgerOf(await orderOf(id))).toMatchObject({ returned: price * 100, owed: 0, kept: price * 100 });
  });

  it.each(['GET /admin/orders', 'GET /admin/orders/export'] as const)(
    'is dropped by %s where no order is owed',
    async (route) => {
      razorpay.switches.secondPayments = 'captured';
      setClock(noon);
      const id = await openOrder();
      razorpay.pay(id, { outcome: 'twice' });
      const owner = await api.owner();
      api.failOn('UpdateItem', new Error('AWS does not answer.'), 2);
      await expect(owner('POST /admin/orders/{id}/recheck', { path: { id } })).rejects.toMatchObject({
        status: 500,
      });
      api.recover();
      setClock(noon + 11 * minute);
      await owner(route, { query: { attention: 'paid_twice' } });
      expect(await stored('ATTENTION')).not.toContainEqual(
        expect.objectContaining({ gsi1pk: expect.any(String) }),
      );
    },
  );

  it('is on its list even where the process died ahead of the order, and the reader finds that out', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'twice' });
    const owner = await api.owner();
    // The session and the list are written, the order is not.
    api.failOn('UpdateItem', new Error('AWS does not answer.'), 2);
    await expect(owner('POST /admin/orders/{id}/recheck', { path: { id } })).rejects.toMatchObject({
      status: 500,
    });
    api.recover();
    expect(await attended('paid_twice')).toEqual([]);
    await recheck(id);
    expect(await attended('paid_twice')).toEqual([id]);
  });
});

describe('a signature that is true while Razorpay is silent', () => {
  it('is being confirmed: the buyer reads so, and is not led to pay again', async () => {
    setClock(noon);
    const person = { email: 'silent@example.com' };
    const id = await openOrder(person);
    const payment = razorpay.pay(id, { outcome: 'pending' });
    silence();
    expect((await verify(id, payment.id)).data.status).toBe('processing');
    expect(await status(id)).toBe('processing');
    expect(await orderOf(id)).toMatchObject({ confirming: [{ paymentId: payment.id }] });
    speak();
    await expect(openOrder(person)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('please do not pay again'),
    });
    // Until Razorpay says that it failed.
    razorpay.fail(payment.id);
    setClock(noon + minute);
    expect(await status(id)).toBe('attempted');
    expect(await openOrder(person)).toBe(id);
  });

  it('is noted before Razorpay is asked, and outlives a process that dies there', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id);
    api.failOn('UpdateItem', new Error('AWS does not answer.'), 1);
    await expect(verify(id, payment.id)).rejects.toMatchObject({ status: 500 });
    api.recover();
    silence();
    expect(await status(id)).toBe('processing');
  });
});

describe('a payment over another amount', () => {
  const rupees = price + 35;

  it('pays the order that Razorpay counts as paid, and the difference is there to see', async () => {
    razorpay.switches.amountDifferences = 'counted';
    const id = await openOrder();
    const payment = razorpay.pay(id, { amount: rupees * 100 });
    expect((await verify(id, payment.id)).data.status).toBe('paid');
    const order = await orderOf(id);
    expect(order).toMatchObject({ status: 'paid', paidBy: payment.id, payments: [{ paise: rupees * 100 }] });
    expect(ledgerOf(order)).toMatchObject({ received: rupees * 100, owed: 0, kept: rupees * 100 });
  });

  it('pays it by the event order.paid alone', async () => {
    razorpay.switches.amountDifferences = 'counted';
    const id = await openOrder();
    razorpay.pay(id, { amount: rupees * 100 });
    expect((await deliver('order.paid', id)).status).toBe(204);
    expect(await orderOf(id)).toMatchObject({ status: 'paid' });
  });

  it('pays it by the event payment.captured alone, once the sweep has asked for the order', async () => {
    razorpay.switches.amountDifferences = 'counted';
    const id = await openOrder();
    razorpay.pay(id, { amount: rupees * 100 });
    expect((await deliver('payment.captured', id)).status).toBe(204);
    expect(await orderOf(id)).toMatchObject({ status: 'attempted' });
    await api.runSchedule('sweepPayments');
    expect(await orderOf(id)).toMatchObject({ status: 'paid' });
  });

  it('pays nothing where Razorpay does not count it', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id, { amount: rupees * 100 });
    await expect(verify(id, payment.id)).rejects.toMatchObject({ status: 400 });
    expect(await orderOf(id)).not.toHaveProperty('paidBy');
    expect(await attended('wrong_amount')).toEqual([id]);
    expect(await attended('paid_twice')).toEqual([]);
    expect((await overview()).attention).toMatchObject({
      wrong_amount: { count: 1 },
      paid_twice: { count: 0 },
    });
    expect(api.logged.join()).not.toContain('order paid twice');
    await refund(id, { paymentId: payment.id });
    expect(await attended('wrong_amount')).toEqual([]);
  });

  it('is no second payment beside the one that paid', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    const late = razorpay.pay(id, { outcome: 'pending', amount: 100 });
    razorpay.pay(id);
    razorpay.authorize(late.id);
    expect(ledgerOf(await recheck(id))).toMatchObject({ owed: 100, kept: price * 100 });
    expect(await attended('wrong_amount')).toEqual([id]);
    expect(await attended('paid_twice')).toEqual([]);
  });

  it('is a second payment where Razorpay has counted one like it', async () => {
    razorpay.switches.secondPayments = 'captured';
    razorpay.switches.amountDifferences = 'counted';
    const id = await openOrder();
    const late = razorpay.pay(id, { outcome: 'pending', amount: rupees * 100 });
    razorpay.pay(id, { amount: rupees * 100 });
    razorpay.authorize(late.id);
    await recheck(id);
    expect(await attended('paid_twice')).toEqual([id]);
    expect(await attended('wrong_amount')).toEqual([]);
  });

  it('is being confirmed while Razorpay does not say which', async () => {
    razorpay.switches.amountDifferences = 'counted';
    const id = await openOrder();
    const payment = razorpay.pay(id, { amount: rupees * 100 });
    razorpay.failNext({ call: /^GET .v1.orders.\w+$/, with: 500, times: 2 });
    expect((await verify(id, payment.id)).data.status).toBe('processing');
    razorpay.recover();
    expect(await status(id)).toBe('paid');
  });
});

describe('a dispute', () => {
  const step = async (paymentId: string, name: DisputeStep) => {
    const dispute = razorpay.dispute(paymentId, name);
    expect((await deliver(`payment.dispute.${name}`, dispute.id)).status).toBe(204);
    return dispute;
  };

  it('is stored with its deadline, logged, counted and listed until it is over', async () => {
    const { id, paymentId } = await paidOrder();
    const { respond_by } = await step(paymentId, 'created');
    expect(await orderOf(id)).toMatchObject({
      disputes: [{ paymentId, status: 'open', respondBy: new Date(respond_by * 1000).toISOString() }],
    });
    expect(await attended('disputed')).toEqual([id]);
    expect((await overview()).attention.disputed.count).toBe(1);
    expect(api.logged).toContain(JSON.stringify({ event: 'dispute open', order: id }));

    await step(paymentId, 'lost');
    // An event of before that comes late changes nothing.
    await deliver('payment.dispute.created', id);
    const order = await orderOf(id);
    expect(order).toMatchObject({ disputes: [{ status: 'lost', deductedPaise: price * 100 }] });
    expect(ledgerOf(order)).toMatchObject({ received: price * 100, deducted: price * 100, kept: 0 });
    expect(await attended('disputed')).toEqual([]);
    await expect(refund(id)).rejects.toMatchObject({ status: 409 });
  });

  it.each(['under_review', 'action_required', 'won', 'closed'] as const)('is told as %s', async (name) => {
    const { id, paymentId } = await paidOrder();
    await step(paymentId, name);
    expect(await orderOf(id)).toMatchObject({ disputes: [{ status: name }] });
  });

  it.each([true, false])(
    'about a payment without an order of ours is logged: with one %p',
    async (withOrder) => {
      const { id: payment } = razorpay.payOutside(price * 100, { withOrder });
      await step(payment, 'created');
      expect(api.logged).toContain(JSON.stringify({ event: 'dispute open', payment }));
      await step(payment, 'lost');
      expect(api.logged).toContain(JSON.stringify({ event: 'dispute lost', payment }));
      expect(await stored('ORDER')).not.toContainEqual(
        expect.objectContaining({ disputes: expect.anything() }),
      );
    },
  );
});

describe('money that takes too long', () => {
  it('is overdue after 30 days on its way back, listed and counted by then and not before', async () => {
    setClock(noon);
    razorpay.switches.refunds = 'pending';
    const { id, paymentId } = await paidOrder();
    await refund(id);
    setClock(noon + 29 * day);
    expect([await attended('overdue'), (await overview()).attention.overdue.count]).toEqual([[], 0]);
    setClock(noon + 31 * day);
    expect([await attended('overdue'), (await overview()).attention.overdue.count]).toEqual([[id], 1]);
    expect(await recheck(id)).toMatchObject({ refunds: [{ status: 'pending' }] });
    expect((await stored('ORDER'))[0]).toMatchObject({ settled: false });
    razorpay.settleRefund(razorpay.refundsOf(paymentId)[0]?.id ?? '', 'processed');
    await recheck(id);
    expect(await attended('overdue')).toEqual([]);
  });

  it('is overdue after 6 days without a capture', async () => {
    setClock(noon);
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'authorized' });
    await recheck(id);
    setClock(noon + 6.1 * day);
    expect(await attended('overdue')).toEqual([id]);
  });
});

describe('the steps of a refund', () => {
  it('are logged by the order alone', async () => {
    razorpay.switches.refunds = 'pending';
    const { id, paymentId } = await paidOrder();
    await refund(id);
    razorpay.settleRefund(razorpay.refundsOf(paymentId)[0]?.id ?? '', 'processed');
    await deliver('refund.processed', id);
    const steps = api.logged.filter((line) => line.includes('"refund ')).map((line) => JSON.parse(line));
    expect(steps).toEqual(
      ['refund asked', 'refund pending', 'refund processed'].map((event) => ({ event, order: id })),
    );
  });
});

describe('the time of a payment', () => {
  it('is estimated until the event of its capture says it, and its fee is told', async () => {
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

  it('has a day that was counted already counted again, as has a refund', async () => {
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
    // Kept again once every index has the change.
    setClock(noon + day + 11 * minute);
    const counted = await figures();
    expect((await stored('DAY')).find(({ sk }) => sk === '2026-11-20')).toMatchObject({ ...counted });
    expect((await stored('DAY')).find(({ sk }) => sk === '2026-11-20')).not.toHaveProperty('changedAt');
  });

  it('lists no day that was changed before it was ever counted, until it is', async () => {
    setClock(noon);
    const id = await openOrder();
    razorpay.pay(id);
    setClock(noon + day);
    await deliver('payment.captured', id);
    const kept = async () => (await stored('DAY')).find(({ sk }) => sk === '2026-11-20');
    expect(await kept()).toMatchObject({ changedAt: expect.any(String) });
    expect(await kept()).not.toHaveProperty('gsi1pk');
    const figures = async () => (await overview()).days.find(({ date }) => date === '2026-11-20');
    const sold = { orders: 1, paise: price * 100, netPaise: price * 100 };
    expect(await figures()).toMatchObject(sold);
    // The indexes may not have the change yet.
    expect(await kept()).not.toHaveProperty('gsi1pk');
    setClock(noon + day + 11 * minute);
    expect(await figures()).toMatchObject(sold);
    expect(await kept()).toMatchObject({ ...sold, gsi1pk: 'DAY', gsi1sk: '2026-11-20' });
    expect(await kept()).not.toHaveProperty('changedAt');
  });
});

describe('two orders of one person for one plan', () => {
  it('carry a hint to each other where both are paid within a week', async () => {
    setClock(noon);
    const person = { email: 'again@example.com' };
    const first = await paidOrder(person);
    setClock(noon + 5 * day);
    const second = await paidOrder(person);
    expect(second.id).not.toBe(first.id);
    expect(await orderOf(first.id)).toMatchObject({ alsoPaid: [second.id] });
    expect(await orderOf(second.id)).toMatchObject({ alsoPaid: [first.id] });
  });

  it('carry none where the second came later, or was never paid', async () => {
    setClock(noon);
    const person = { email: 'later@example.com' };
    const first = await paidOrder(person);
    const open = await openOrder(person);
    setClock(noon + 7.9 * day);
    const second = await paidOrder(person);
    for (const id of [first.id, open, second.id]) expect(await orderOf(id)).not.toHaveProperty('alsoPaid');
  });
});

describe('an order under another name', () => {
  const person = { email: 'victim@example.com' };

  it('is one of its own, linked to the first, and each name finds its own again', async () => {
    const strangers = await openOrder({ ...person, name: 'A Stranger' });
    const own = await openOrder({ ...person, userId: 'other' });
    expect(own).not.toBe(strangers);
    expect(await orderOf(own)).toMatchObject({ buyer: { name: buyer.name }, related: [strangers] });
    expect(await orderOf(strangers)).toMatchObject({ buyer: { name: 'A Stranger' }, related: [own] });
    expect(await openOrder({ ...person, name: ` ${buyer.name.toUpperCase()} ` })).toBe(own);
    expect(await openOrder({ ...person, name: 'A Stranger' })).toBe(strangers);
    expect(await openOrder(person)).toBe(own);
  });

  it('is not opened before she is told that the first is paid, or is about to be, but not which it is', async () => {
    const named = { email: 'corrected@example.com' };
    const first = await openOrder({ ...named, name: 'Imran Shaik' });
    const payment = razorpay.pay(first, { outcome: 'authorized' });
    const again = () => openOrder(named);
    await expect(again()).rejects.toMatchObject({
      status: 409,
      message: 'Your payment for this is being confirmed: please do not pay again.',
    });
    await expect(openOrder({ ...named, name: ' imran  SHAIK' })).rejects.toMatchObject({
      status: 409,
      message: `Your payment for this is being confirmed: please do not pay again. Your order is ${first}.`,
    });
    razorpay.capture(payment.id);
    await expect(again()).rejects.toMatchObject({
      status: 409,
      message: 'You have paid for this already. Press again to buy it once more.',
    });
    expect(await orderOf(first)).toMatchObject({ status: 'paid' });
    expect(await again()).not.toBe(first);
  });

  it('is told to the buyer herself with its id', async () => {
    const own = { email: 'herself@example.com' };
    const first = await openOrder(own);
    const payment = razorpay.pay(first, { outcome: 'authorized' });
    await status(first);
    razorpay.capture(payment.id);
    await expect(openOrder(own)).rejects.toMatchObject({
      status: 409,
      message: `You have paid for this already: your order is ${first}. Press again to buy it once more.`,
    });
  });
});

describe('eighty webhooks about one order at once', () => {
  it('are each taken, or come again', async () => {
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

describe('whatever brings a change', () => {
  /** Two payments of yesterday, of which the second is to go back: a day is counted anew, and the order is listed. */
  const yesterdaysOrder = async (details: object = {}) => {
    razorpay.switches.secondPayments = 'captured';
    setClock(noon);
    const id = await openOrder(details);
    razorpay.pay(id, { outcome: 'twice' });
    setClock(noon + 13 * 60 * minute);
    return { id, payments: razorpay.paymentsOf(id).map((payment) => payment.id) };
  };

  const ways: Record<string, (id: string, payments: string[]) => Promise<unknown>> = {
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
    'the sweep': () => api.runSchedule('sweepPayments'),
    'POST /create-order': async () => {
      await expect(openOrder({ email: 'ways@example.com', name: 'Another' })).rejects.toMatchObject({
        status: 409,
      });
    },
  };

  it.each(Object.entries(ways))('%s keeps lists and days', async (_, bring) => {
    const { id, payments } = await yesterdaysOrder({ email: 'ways@example.com' });
    await bring(id, payments);
    expect(await attended('paid_twice')).toEqual([id]);
    expect(await stored('DAY')).toContainEqual(
      expect.objectContaining({ sk: '2026-11-20', changedAt: expect.any(String) }),
    );
  });

  it('a refund does', async () => {
    razorpay.switches.refunds = 'pending';
    const { id } = await yesterdaysOrder();
    await recheck(id);
    await refund(id);
    expect(await stored('ATTENTION')).toContainEqual(expect.objectContaining({ sk: `overdue#${id}` }));
  });
});
