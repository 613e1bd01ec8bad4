import type { Dispute } from '#shared/domain/orders/payment-records.ts';
import { inBatches } from '../../platform/in-batches.ts';
import type { RazorpayKeys } from '../../platform/secrets.ts';
import { recordUnmatchedDisputes, recordUpdate } from '../apply.ts';
import * as razorpay from '../razorpay/calls.ts';
import * as orders from '../store.ts';
import { type List, logFailure } from './lists.ts';

/** Disputes have a response deadline that we'd miss if a webhook got lost, so the list is read once a day. */
export const disputesList = (keys: RazorpayKeys): List<Dispute> => ({
  name: 'DISPUTES',
  // Razorpay can't filter this list by time, so we read all of it each time.
  lookbackDays: 0,
  isDaily: true,
  // Each page is a single batch, so recording it takes no longer than two calls.
  pageSize: 10,
  fetch: (keys, { count, skip }) => razorpay.listDisputes(keys, { count, skip }),
  record: (entries, deadline) =>
    inBatches(entries, (dispute) => record(keys, dispute), {
      deadline,
      onFailure: (error, { paymentId }) => logFailure(error, { payment: paymentId }),
    }),
});

async function record(keys: RazorpayKeys, dispute: Dispute): Promise<void> {
  const payment = await razorpay.findPayment(keys, dispute.paymentId);
  if (!payment) return;
  const order = payment.orderId === undefined ? undefined : await orders.find(payment.orderId);
  if (!order) return recordUnmatchedDisputes(payment, [dispute]);
  const at = new Date().toISOString();
  const update = { payments: [payment.payment], refunds: [], disputes: [dispute], complete: false, at };
  await recordUpdate(order.id, update);
}
