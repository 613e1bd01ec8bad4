import { type InvalidBody, invalidBodies } from '#infra/local/faults/razorpay/invalid-bodies.ts';
import { startApi } from '../../support/api.ts';
import { anOrderNumber, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { startVirtualTime } from '../../support/virtual-time.ts';

const api = startApi();
const razorpay = startRazorpay(api);
startVirtualTime();

const { openOrder, verify, stored, sweep } = orderMoney(api, razorpay);
const unreachable = { status: 502, message: expect.stringContaining('isn’t responding') };
const answerWith = (kind: InvalidBody) => razorpay.failNext({ call: /v1/, with: kind, times: 1000 });

describe.each(invalidBodies)('if Razorpay responds with %s', (kind) => {
  it('POST /create-order says so, and the same key opens the order later', async () => {
    const body = { userId: 'u1', amount: 1499 };
    const order = () =>
      api.visitor('POST /create-order', { body, idempotencyKey: `nonsense-${invalidBodies.indexOf(kind)}` });
    answerWith(kind);
    await expect(order()).rejects.toMatchObject(unreachable);
    razorpay.recover();
    expect((await order()).data).toMatchObject({ amount: 149_900 });
  });

  it('GET /orders/{id}/status returns what’s known', async () => {
    const path = { id: await openOrder() };
    answerWith(kind);
    expect((await api.visitor('GET /orders/{id}/status', { path })).data).toEqual({
      number: anOrderNumber,
      status: 'created',
    });
  });

  it('POST /verify accepts the signature and waits for the payment', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id);
    answerWith(kind);
    expect((await verify(id, payment.id)).data).toMatchObject({ status: 'processing' });
  });

  it('POST /admin/orders/{id}/recheck and refund say so, and nothing is refunded', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id);
    await api.owner('POST /admin/orders/{id}/recheck', { path: { id } });
    answerWith(kind);
    await expect(api.owner('POST /admin/orders/{id}/recheck', { path: { id } })).rejects.toMatchObject(
      unreachable,
    );
    const refund = { path: { id }, body: { reason: 'Asked for.' } };
    await expect(api.owner('POST /admin/orders/{id}/refund', refund)).rejects.toMatchObject(unreachable);
    expect(razorpay.refundsOf(payment.id)).toEqual([]);
  });

  it('the sweep leaves a gap, and finds everything later', async () => {
    const id = await openOrder();
    razorpay.pay(id);
    answerWith(kind);
    expect(await sweep()).toMatchObject({ outcome: 'done', listed: 0, gaps: 3 });
    razorpay.recover();
    await sweep();
    expect(await stored(id)).toMatchObject({ status: 'paid' });
  });
});

it('a proxy’s error isn’t reported as Razorpay’s', async () => {
  const id = await openOrder();
  razorpay.pay(id);
  await api.owner('POST /admin/orders/{id}/recheck', { path: { id } });
  razorpay.failNext({ call: /refund$/, with: 'forbidden by a proxy', times: 2 });
  const refund = { path: { id }, body: { reason: 'Asked for.' } };
  await expect(api.owner('POST /admin/orders/{id}/refund', refund)).rejects.toMatchObject(unreachable);
});
