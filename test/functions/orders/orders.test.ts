import { startApi } from '../../support/api.ts';
import { earlyInWindow, setClock } from '../../support/clock.ts';
import { buyer } from '../../support/entries.ts';
import { anOrderNumber, orderMoney, plan } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
const razorpay = startRazorpay(api);
const { openOrder, paidOrder, verify, deliver, stopResponding, stored, sweep } = orderMoney(api, razorpay);

describe('GET /orders/{id}/status', () => {
  const status = async (id: string) => (await api.visitor('GET /orders/{id}/status', { path: { id } })).data;

  it('returns only the number and the status', async () => {
    const { id } = await paidOrder();
    expect(await status(id)).toEqual({ number: anOrderNumber, status: 'paid' });
  });

  it('asks Razorpay about unreported payments, at most once in five seconds', async () => {
    const start = Date.now();
    setClock(start);
    const id = await openOrder();
    expect(await status(id)).toEqual({ number: anOrderNumber, status: 'created' });
    await razorpay.pay(id);
    setClock(start + 4000);
    expect(await status(id)).toEqual({ number: anOrderNumber, status: 'created' });
    setClock(start + 6000);
    expect(await status(id)).toEqual({ number: anOrderNumber, status: 'paid' });
  });

  it('asks Razorpay at most sixty times a minute for one address, and then returns what’s known', async () => {
    setClock(earlyInWindow);
    const ids = [];
    for (let order = 0; order < 13; order++) ids.push(await openOrder());
    razorpay.calls.length = 0;
    const statuses = new Set<number>();
    for (let turn = 0; turn < 6; turn++) {
      setClock(earlyInWindow + turn * 6000);
      for (const id of ids)
        statuses.add((await api.send(`/api/orders/${id}/status`, { address: '198.51.100.66' })).status);
    }
    expect([...statuses]).toEqual([200]);
    const questions = () => razorpay.calls.filter((call) => call.endsWith('/payments')).length;
    expect(questions()).toBe(60);
    setClock(earlyInWindow + 42_000);
    await api.send(`/api/orders/${ids[0]}/status`, { address: '192.0.2.1' });
    expect(questions()).toBe(61);
  });

  it('counts guesses by address, and still responds to visitors with an order', async () => {
    setClock(earlyInWindow);
    const id = await openOrder();
    const ask = async (order: string, address: string) =>
      (await api.send(`/api/orders/${order}/status`, { address })).status;
    const answers: number[] = [];
    for (let guess = 0; guess < 22; guess++) answers.push(await ask(`order_${guess}`, '198.51.100.66'));
    expect(answers).toEqual([...Array(20).fill(404), 429, 429]);
    expect(await ask(id, '198.51.100.66')).toBe(200);
    expect(await ask('order_x', '192.0.2.1')).toBe(404);
  });

  it('returns attempted after a failure, and processing while a bank confirms', async () => {
    const failed = await openOrder();
    await razorpay.pay(failed, { outcome: 'failed' });
    expect(await status(failed)).toEqual({ number: anOrderNumber, status: 'attempted' });

    const promised = await openOrder();
    await razorpay.pay(promised);
    await deliver('payment.authorized', promised);
    stopResponding();
    expect(await status(promised)).toEqual({ number: anOrderNumber, status: 'processing' });
  });

  it('returns what’s known when Razorpay can’t be reached', async () => {
    const id = await openOrder();
    stopResponding();
    expect(await status(id)).toEqual({ number: anOrderNumber, status: 'created' });
  });

  it.each(['order_unknown', 'x', '#claim'])('returns 404 for %s', async (id) => {
    await expect(status(id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('GET /admin/orders/{id}', () => {
  it('returns one order as in the list', async () => {
    await openOrder();
    const { id } = await paidOrder();
    const { data } = await api.owner('GET /admin/orders', {});
    expect((await api.owner('GET /admin/orders/{id}', { path: { id } })).data).toEqual(
      data.find((order) => order.id === id),
    );
  });

  it.each(['order_unknown', 'COUNTER#2026-27', 'x'.repeat(64)])('doesn’t find %j', async (id) => {
    const asked = api.owner('GET /admin/orders/{id}', { path: { id } });
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });
});

describe('GET /admin/orders', () => {
  it.each(['created', 'attempted', 'paid', 'partially_refunded', 'refunded'] as const)(
    'lists only orders that are %s',
    async (status) => {
      const id = await openOrder();
      const { data } = await api.owner('GET /admin/orders', { query: { status } });
      expect(data.map((order) => order.id)).toEqual(status === 'created' ? [id] : []);
    },
  );

  it('lists orders newest first, with buyer, plan and every attempt, and without internal keys', async () => {
    const first = await openOrder();
    await new Promise((resolve) => setTimeout(resolve, 2));
    const { id, paymentId } = await paidOrder();
    const { data } = await api.owner('GET /admin/orders', {});
    expect(data.map((order) => order.id)).toEqual([id, first]);
    expect(data[0]).toEqual({
      ...{ id, status: 'paid', paise: 449_900, currency: 'INR', userId: 'u1', plan, catalogue: '2025-09' },
      ...{ buyer: { ...buyer, email: expect.any(String) }, paidBy: paymentId },
      ...{ createdAt: expect.any(String), paidAt: expect.any(String), paidAtEstimated: true, refunds: [] },
      payments: [expect.objectContaining({ id: paymentId, status: 'captured', paise: 449_900 })],
      emails: ['payment-received', 'new-order'].map((template) => ({
        ...{ id: expect.any(String), template, at: expect.any(String), outcome: 'waiting' },
      })),
    });
  });

  it('lists orders of one status, page by page', async () => {
    const ids = [await openOrder(), await openOrder()];
    await paidOrder();
    const page = await api.owner('GET /admin/orders', { query: { status: 'created', limit: 1 } });
    const rest = await api.owner('GET /admin/orders', {
      query: { status: 'created', limit: 5, cursor: page.next ?? '' },
    });
    expect([...page.data, ...rest.data].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(
      api.uses.filter(({ action, lambda }) => action === 'Query' && lambda === 'listOrders'),
    ).toHaveLength(2);
  });

  it.each(['lost', 'PAID', ''])('rejects the status %p', async (status) => {
    const response = await api.send(`/api/admin/orders?status=${status}`, {
      headers: { cookie: await api.signIn() },
    });
    expect(response.status).toBe(400);
  });
});

describe('POST /admin/orders/{id}/recheck', () => {
  it('finds a payment that the callback and the webhook didn’t report', async () => {
    const id = await openOrder();
    await razorpay.pay(id);
    const { data } = await api.owner('POST /admin/orders/{id}/recheck', { path: { id } });
    expect(data).toMatchObject({ id, status: 'paid' });
  });

  it('finds a refund made at Razorpay', async () => {
    const { id, paymentId } = await paidOrder();
    await refundAtRazorpay(paymentId, 100_000);
    const { data } = await api.owner('POST /admin/orders/{id}/recheck', { path: { id } });
    expect(data).toMatchObject({
      status: 'partially_refunded',
      refunds: [{ paise: 100_000, status: 'processed' }],
    });
  });

  it('returns 404 for an unknown order, and 502 if Razorpay doesn’t respond', async () => {
    const recheck = (id: string) => api.owner('POST /admin/orders/{id}/recheck', { path: { id } });
    await expect(recheck('order_unknown')).rejects.toMatchObject({ status: 404 });
    const id = await openOrder();
    stopResponding();
    await expect(recheck(id)).rejects.toMatchObject({ status: 502 });
  });
});

describe('POST /admin/orders/{id}/refund', () => {
  const refund = async (id: string, body: object = {}, idempotencyKey?: string) =>
    (
      await api.owner('POST /admin/orders/{id}/refund', {
        path: { id },
        body: { reason: 'Bought by mistake.', ...body },
        ...(idempotencyKey && { idempotencyKey }),
      })
    ).data;

  it('refunds a payment in full, with the reason', async () => {
    const { id, paymentId } = await paidOrder();
    expect(await refund(id)).toMatchObject({
      status: 'refunded',
      refunds: [{ paymentId, paise: 449_900, status: 'processed', reason: 'Bought by mistake.' }],
    });
    expect(razorpay.refundsOf(paymentId)).toHaveLength(1);
  });

  it('refunds a part, and then the rest', async () => {
    const { id, paymentId } = await paidOrder();
    expect(await refund(id, { rupees: 1000 })).toMatchObject({ status: 'partially_refunded' });
    await expect(refund(id, { rupees: 3500 })).rejects.toMatchObject({
      status: 400,
      message: 'You can refund at most 3499 rupees of this payment.',
    });
    expect(await refund(id)).toMatchObject({ status: 'refunded' });
    await expect(refund(id)).rejects.toMatchObject({ status: 409 });
    expect(
      razorpay
        .refundsOf(paymentId)
        .map(({ amount }) => amount)
        .toSorted(),
    ).toEqual([100_000, 349_900]);
  });

  it('refunds once per Idempotency-Key, and rejects the key for a different refund', async () => {
    const { id, paymentId } = await paidOrder();
    const first = await refund(id, { rupees: 100 }, 'r-1');
    expect(await refund(id, { rupees: 100 }, 'r-1')).toEqual(first);
    await expect(refund(id, { rupees: 200 }, 'r-1')).rejects.toMatchObject({ status: 409 });
    expect(razorpay.refundsOf(paymentId)).toHaveLength(1);
  });

  it('finds the refund whose response was lost, and makes no second one', async () => {
    const { id, paymentId } = await paidOrder();
    razorpay.failNext({ call: /refund$/, with: 500, afterEffect: true, times: 2 });
    await expect(refund(id, { rupees: 100 }, 'r-2')).rejects.toMatchObject({ status: 502 });
    expect(await refund(id, { rupees: 100 }, 'r-2')).toMatchObject({ status: 'partially_refunded' });
    expect(razorpay.refundsOf(paymentId)).toHaveLength(1);
  });

  it('rejects a refund if another was made since the page was loaded', async () => {
    const { id, paymentId } = await paidOrder();
    await refundAtRazorpay(paymentId, 50_000);
    await expect(refund(id, { rupees: 500, refundedPaise: 0 })).rejects.toMatchObject({ status: 409 });
    expect(await refund(id, { rupees: 500, refundedPaise: 50_000 })).toMatchObject({ refunds: [{}, {}] });
  });

  it('refunds a duplicate, and the order stays paid', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    await razorpay.pay(id, { outcome: 'twice' });
    const [one, two] = razorpay.paymentsOf(id).map((payment) => payment.id);
    await verify(id, one ?? '');
    await verify(id, two ?? '');
    expect(await refund(id, { paymentId: two })).toMatchObject({
      status: 'paid',
      paidBy: one,
      refunds: [{ paymentId: two, paise: 449_900 }],
    });
  });

  it('shows a pending refund, and counts it when it’s processed', async () => {
    razorpay.switches.refunds = 'pending';
    const { id, paymentId } = await paidOrder();
    expect(await refund(id)).toMatchObject({ status: 'paid', refunds: [{ status: 'pending' }] });
    await expect(refund(id)).rejects.toMatchObject({ status: 409 });
    razorpay.settleRefund(razorpay.refundsOf(paymentId)[0]?.id ?? '', 'processed');
    await sweep();
    expect(await stored(id)).toMatchObject({ status: 'refunded' });
  });

  it.each([
    { rupees: 0 },
    { rupees: -1 },
    { rupees: 1.5 },
    { rupees: '100' },
    { rupees: 1e12 },
    { reason: '' },
    { reason: 'x'.repeat(201) },
    { paymentId: '../orders' },
  ])('rejects %j', async (body) => {
    const { id, paymentId } = await paidOrder();
    await expect(refund(id, body)).rejects.toMatchObject({ status: 400 });
    expect(razorpay.refundsOf(paymentId)).toEqual([]);
  });

  it('rejects an unpaid order, an uncaptured payment, and another account’s order', async () => {
    const id = await openOrder();
    await expect(refund(id)).rejects.toMatchObject({ status: 409 });
    const other = await paidOrder();
    await expect(refund(id, { paymentId: other.paymentId })).rejects.toMatchObject({ status: 409 });
    await expect(refund('order_unknown')).rejects.toMatchObject({ status: 404 });
    expect(razorpay.refundsOf(other.paymentId)).toEqual([]);
  });
});

const refundAtRazorpay = async (paymentId: string, paise: number) => {
  const response = await fetch(`${process.env.RAZORPAY_BASE_URL}/v1/payments/${paymentId}/refund`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${razorpay.keys.keyId}:${razorpay.keys.keySecret}`)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ amount: paise }),
  });
  expect(response.status).toBe(200);
};
