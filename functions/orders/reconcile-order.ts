import { isPaidOtherwise } from '#shared/domain/payment-links/other-payment.ts';
import type { RazorpayKeys } from '../platform/secrets.ts';
import * as razorpay from './razorpay.ts';
import { recordAnswer } from './record-answer.ts';
import * as orders from './store.ts';

/**
 * Asks Razorpay for everything it knows of an order, records it, and returns the order as it is then. It knows nothing of
 * one that was paid another way, and is not asked.
 */
export async function reconcileOrder(
  keys: RazorpayKeys,
  order: orders.StoredOrder,
): Promise<orders.StoredOrder> {
  if (isPaidOtherwise(order)) return order;
  const at = new Date().toISOString();
  const fetched = await razorpay.fetchPayments(keys, order.id);
  const known = new Set(order.refunds.map(({ paymentId }) => paymentId));
  const refunded = fetched.filter(({ hasRefunds, payment }) => hasRefunds || known.has(payment.id));
  const refunds = await Promise.all(refunded.map(({ payment }) => razorpay.fetchRefunds(keys, payment.id)));

  if (order.unknownSince) await orders.markUnknown(order.id, undefined);
  const payments = fetched.map(({ payment }) => payment);
  const update = { payments, refunds: refunds.flat().map(({ refund }) => refund), complete: true, at };
  return (await recordAnswer(order.id, update)) ?? order;
}
