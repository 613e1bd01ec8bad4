import assert from 'node:assert/strict';
import type { Call } from '#shared/api/client.ts';
import { buyer } from '../support/entries.ts';
import type { startRazorpay } from './deployed-api.ts';

interface Market {
  visitor: Call;
  owner: Call;
  password: string;
  razorpay: Awaited<ReturnType<typeof startRazorpay>>;
  /** Through the edge. */
  send: typeof fetch;
  /** Runs the Lambda that the clock runs. */
  sweep: () => Promise<void>;
}

/** Buys four times: the shop hears of each payment in another way. */
export async function purchase({ visitor, owner, password, razorpay, send, sweep }: Market): Promise<void> {
  const { data: user } = await visitor('POST /user', { body: buyer });
  const order = async () =>
    (await visitor('POST /create-order', { body: { userId: user.id, amount: 1499 } })).data.id;
  const status = async (id: string) =>
    (await visitor('GET /orders/{id}/status', { path: { id } })).data.status;

  const told = await order();
  razorpay.pay(told);
  await razorpay.webhooks.settled();
  assert.equal(await status(told), 'paid');

  razorpay.switches.webhooks = 'dropped';
  const called = await order();
  const { id: paymentId } = razorpay.pay(called);
  const proof = {
    razorpayOrderId: called,
    razorpayPaymentId: paymentId,
    razorpaySignature: razorpay.signature(called, paymentId),
  };
  const { data } = await visitor('POST /verify', { body: proof });
  assert.deepEqual(data, { orderId: called, status: 'paid' });

  const returned = await order();
  const { id: returnedWith } = razorpay.pay(returned);
  const answer = await send('/api/payments/return', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      razorpay_order_id: returned,
      razorpay_payment_id: returnedWith,
      razorpay_signature: razorpay.signature(returned, returnedWith),
    }),
  });
  assert.equal(answer.status, 303);

  await owner('POST /admin/session', { body: { password } });
  const lost = await order();
  razorpay.pay(lost);
  await sweep();
  const { data: orders } = await owner('GET /admin/orders', {});
  assert.deepEqual(new Set(orders.map(({ status }) => status)), new Set(['paid']));
  assert.equal(orders.find(({ id }) => id === lost)?.status, 'paid');

  const path = { id: told };
  await owner('POST /admin/orders/{id}/recheck', { path });
  const { data: refunded } = await owner('POST /admin/orders/{id}/refund', {
    path,
    body: { reason: 'Changed their mind.' },
  });
  assert.equal(refunded.status, 'refunded');
}
