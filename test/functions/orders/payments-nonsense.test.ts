import { type Nonsense, nonsenses } from '#infra/local/razorpay/nonsense.ts';
import { startApi } from '../../support/api.ts';
import { orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { startVirtualTime } from '../../support/virtual-time.ts';

/** A 200 that is not Razorpay's means that Razorpay cannot be reached, whatever was asked. */

const api = startApi();
const razorpay = startRazorpay(api);
startVirtualTime();

const { openOrder, verify, stored, sweep } = orderMoney(api, razorpay);
const unreachable = { status: 502, message: expect.stringContaining('does not answer right now') };
const answerWith = (kind: Nonsense) => razorpay.failNext({ call: /v1/, with: kind, times: 1000 });

describe.each(nonsenses)('where Razorpay answers %s', (kind) => {
  it('POST /create-order says so, and the same key opens the order later', async () => {
    const body = { userId: 'u1', amount: 1499 };
    const order = () =>
      api.visitor('POST /create-order', { body, idempotencyKey: `nonsense-${nonsenses.indexOf(kind)}` });
    answerWith(kind);
    await expect(order()).rejects.toMatchObject(unreachable);
    razorpay.recover();
    expect((await order()).data).toMatchObject({ amount: 149_900 });
  });

  it('GET /orders/{id}/status answers what is known', async () => {
    const path = { id: await openOrder() };
    answerWith(kind);
    expect((await api.visitor('GET /orders/{id}/status', { path })).data).toEqual({ status: 'created' });
  });

  it('POST /verify believes the signature and waits for the payment', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id);
    answerWith(kind);
    expect((await verify(id, payment.id)).data).toMatchObject({ status: 'processing' });
  });

  it('POST /admin/orders/{id}/recheck and refund say so, and nothing is given back', async () => {
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

  it('the sweep leaves a gap, and finds all of it later', async () => {
    const id = await openOrder();
    razorpay.pay(id);
    answerWith(kind);
    expect(await sweep()).toMatchObject({ outcome: 'done', listed: 0, gaps: 3 });
    razorpay.recover();
    await sweep();
    expect(await stored(id)).toMatchObject({ status: 'paid' });
  });
});

it('a refusal in the words of a proxy is none of Razorpay, and nobody is told that it refuses', async () => {
  const id = await openOrder();
  razorpay.pay(id);
  await api.owner('POST /admin/orders/{id}/recheck', { path: { id } });
  razorpay.failNext({ call: /refund$/, with: 'forbidden by a proxy', times: 2 });
  const refund = { path: { id }, body: { reason: 'Asked for.' } };
  await expect(api.owner('POST /admin/orders/{id}/refund', refund)).rejects.toMatchObject(unreachable);
});
