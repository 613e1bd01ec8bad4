import { mergeRefunds } from '#shared/domain/orders/merge-updates.ts';
import type { Refund, RefundInput } from '#shared/domain/orders/order.ts';
import { expectRefund, forgetRefund, isRefundBeingMade } from '#shared/domain/orders/order-state.ts';
import { isPaidOtherwise } from '#shared/domain/payment-links/other-payment.ts';
import { conflict, keyReused } from '../platform/errors.ts';
import { log } from '../platform/log.ts';
import type { RazorpayKeys } from '../platform/secrets.ts';
import type { Creation } from '../platform/table/creation.ts';
import type { ProviderRefund } from './entities.ts';
import { orderFollows } from './order-follows.ts';
import * as razorpay from './razorpay.ts';
import { RazorpayError } from './razorpay-client.ts';
import { recordAnswer } from './record-answer.ts';
import { recordRefund } from './record-refund.ts';
import { givenMeanwhile, paymentOf, requestedPaise } from './requested-refund.ts';
import * as orders from './store.ts';

/**
 * Gives a captured payment back, or a part of it, and returns the order after that. What Razorpay has given
 * back already is read first, so a refund whose answer was lost is found and not made again; the write that marks the
 * order ahead of a refund judges the request by what the order knows then, so that of two at once one is refused.
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
  const repeated = earlier.find(({ refund }) => refund.key === key);
  if (repeated && repeated.fingerprint !== fingerprint) throw keyReused();

  const make = async () => {
    const at = new Date().toISOString();
    let paise = 0;
    const expect = (known: orders.StoredOrder) => {
      if (isRefundBeingMade(known, key, Date.parse(at))) throw givenMeanwhile();
      const refunds = mergeRefunds(known.refunds, refundsOf(earlier));
      paise = requestedPaise({ ...known, refunds }, payment, request);
      return expectRefund(known, { key, paymentId: payment.id, paise, at });
    };
    await orders.update(order.id, expect, orderFollows);
    log({ event: 'refund asked', order: order.id });
    return razorpay.refund(keys, { paymentId: payment.id, paise, reason: request.reason, key, fingerprint });
  };
  const made = repeated ?? (await make().catch((error) => throwRefusal(order, key, error)));
  const update = {
    payments: [],
    refunds: refundsOf([...earlier, made]),
    complete: false,
    at: new Date().toISOString(),
  };
  return (await recordAnswer(order.id, update)) ?? order;
}

const refundsOf = (answers: ProviderRefund[]): Refund[] => answers.map(({ refund }) => refund);

/** Throws Razorpay's own no for the owner to read, and waits for no refund then. Any other error is thrown as it is. */
async function throwRefusal({ id }: orders.StoredOrder, key: string, error: unknown): Promise<never> {
  if (error instanceof RazorpayError && error.isRefusal) {
    // A conflict says that Razorpay is at the very same request.
    if (error.status !== 409) await orders.update(id, (known) => forgetRefund(known, key), orderFollows);
    log({ event: 'refund refused', order: id });
    throw conflict(`Razorpay refuses the refund: ${error.description}`);
  }
  throw error;
}
