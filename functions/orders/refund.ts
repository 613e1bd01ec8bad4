import { paiseOf, rupeesOf } from '#shared/domain/money/money.ts';
import { mergeRefunds } from '#shared/domain/orders/merge-updates.ts';
import type { Payment, Refund, RefundInput } from '#shared/domain/orders/order.ts';
import {
  applyUpdate,
  expectRefund,
  forgetRefund,
  isRefundBeingMade,
} from '#shared/domain/orders/order-state.ts';
import { type Refunded, refundablePaise, refundedPaise } from '#shared/domain/orders/refunds.ts';
import { isPaidByHand } from '#shared/domain/payment-links/other-payment.ts';
import { conflict, invalid, keyReused } from '../platform/errors.ts';
import { log } from '../platform/log.ts';
import type { RazorpayKeys } from '../platform/secrets.ts';
import type { Creation } from '../platform/table/creation.ts';
import { followUpsOf, logChange } from './apply.ts';
import * as razorpay from './razorpay/calls.ts';
import { RazorpayError } from './razorpay/client.ts';
import type { ProviderRefund } from './razorpay/entities.ts';
import { recordAnswer } from './reconcile.ts';
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
  if (isPaidByHand(order)) return recordRefund(order, request, { id: key, fingerprint });
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
    await orders.update(order.id, expect, followUpsOf);
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
    if (error.status !== 409) await orders.update(id, (known) => forgetRefund(known, key), followUpsOf);
    log({ event: 'refund refused', order: id });
    throw conflict(`Razorpay refuses the refund: ${error.description}`);
  }
  throw error;
}

/**
 * Records that the owner gave money back by hand, where it did not come by Razorpay: the refund has arrived, and nobody
 * is asked for it. The same request is one refund, and two at once never give back more than came.
 */
async function recordRefund(
  order: orders.StoredOrder,
  request: RefundInput,
  { id: key, fingerprint }: Creation,
): Promise<orders.StoredOrder> {
  const id = `other_${key}_${fingerprint}`;
  const at = new Date().toISOString();
  const change = await orders.update(
    order.id,
    (known) => {
      if (known.refunds.some((refund) => refund.id === id)) return known;
      if (known.refunds.some((refund) => refund.id.startsWith(`other_${key}_`))) throw keyReused();
      const payment = paymentOf(known, request);
      const paise = requestedPaise(known, payment, request);
      const refund: Refund = {
        ...{ id, paymentId: payment.id, paise, status: 'processed', reason: request.reason, createdAt: at },
      };
      return applyUpdate(known, { payments: [], refunds: [refund], complete: true, at });
    },
    followUpsOf,
  );
  if (!change) return order;
  logChange(change);
  return change.after;
}

/** The payment that a refund is asked for. Throws `conflict` where its money has not reached us. */
function paymentOf({ payments, paidBy }: orders.StoredOrder, { paymentId = paidBy }: RefundInput): Payment {
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment?.captured) throw conflict('There is no such payment to give back: it has not reached us.');
  return payment;
}

/** The paise that are asked for of a payment, by what is known to have gone back. Throws where that is too much. */
function requestedPaise(
  known: Refunded,
  payment: Payment,
  { rupees, refundedPaise: seenPaise }: RefundInput,
): number {
  if (seenPaise !== undefined && seenPaise !== refundedPaise(known, payment)) throw givenMeanwhile();
  const left = refundablePaise(known, payment);
  if (left === 0) throw conflict('This payment has been given back already.');
  const requested = rupees === undefined ? left : paiseOf(rupees);
  if (requested > left) {
    const message = `At most ${rupeesOf(left)} rupees of this payment are left to give back.`;
    throw invalid(message, [{ field: 'rupees', message }]);
  }
  return requested;
}

/** The error for whoever asks for a refund on top of one that they did not see. */
const givenMeanwhile = () =>
  conflict('Something was given back meanwhile. Look at the order again before you go on.');
