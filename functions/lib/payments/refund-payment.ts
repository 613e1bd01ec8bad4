import type { RefundInput } from '#shared/domain/order.ts';
import { expectRefund } from '#shared/domain/order-state.ts';
import { isPaidOtherwise } from '#shared/domain/other-payment.ts';
import { conflict, keyReused } from '../errors.ts';
import { log } from '../log.ts';
import type { RazorpayKeys } from '../secrets.ts';
import type { Creation } from '../store/creation.ts';
import * as orders from '../store/orders.ts';
import * as razorpay from './razorpay.ts';
import { RazorpayError } from './razorpay-client.ts';
import { recordAnswer } from './record-answer.ts';
import { recordRefund } from './record-refund.ts';
import { paymentOf, requestedPaise } from './requested-refund.ts';

/**
 * Gives a captured payment back, or a part of it, and returns the order after that. What Razorpay has given
 * back already is read first, so a refund whose answer was lost is found and not made again.
 */
export async function refundPayment(
  keys: RazorpayKeys,
  order: orders.StoredOrder,
  request: RefundInput,
  { id: key, fingerprint }: Creation,
): Promise<orders.StoredOrder> {
  if (isPaidOtherwise(order)) return recordRefund(order, request, { id: key, fingerprint });
  const payment = paymentOf(order, request);
  const earlier = await razorpay.fetchRefunds(keys, payment.id);
  const repeated = earlier.find(({ receipt }) => receipt === key);
  if (repeated && repeated.fingerprint !== fingerprint) throw keyReused();

  const make = async () => {
    const refunds = earlier.map(({ refund }) => refund);
    const paise = requestedPaise({ refunds, disputes: order.disputes }, payment, request);
    const at = new Date().toISOString();
    await orders.update(order.id, (known) => expectRefund(known, at));
    log({ event: 'refund asked', order: order.id });
    return razorpay.refund(keys, { paymentId: payment.id, paise, reason: request.reason, key, fingerprint });
  };
  const made = repeated ?? (await make().catch((error) => throwRefusal(order, error)));
  const refunds = [...earlier, made].map(({ refund }) => refund);
  const update = { payments: [], refunds, complete: false, at: new Date().toISOString() };
  return (await recordAnswer(order.id, update)) ?? order;
}

/** Throws Razorpay's own no for the owner to read. An error that is none is thrown as it is. */
function throwRefusal({ id }: orders.StoredOrder, error: unknown): never {
  if (error instanceof RazorpayError && error.isRefusal) {
    log({ event: 'refund refused', order: id });
    throw conflict(`Razorpay refuses the refund: ${error.description}`);
  }
  throw error;
}
