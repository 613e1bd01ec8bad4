import { paiseOf, rupeesOf } from '#shared/domain/money/money.ts';
import { mergeRefunds } from '#shared/domain/orders/merge-updates.ts';
import {
  applyUpdate,
  clearRequestedRefund,
  expectRefund,
  isRefundInProgress,
} from '#shared/domain/orders/order-state.ts';
import type { Payment, Refund } from '#shared/domain/orders/payment-records.ts';
import type { RefundInput } from '#shared/domain/orders/refund-input.ts';
import { type Refunded, refundablePaise, refundedPaise } from '#shared/domain/orders/refunds.ts';
import { isPaidOffline } from '#shared/domain/payment-links/offline-payment.ts';
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
import { tryUpdateSeat } from './update-seat.ts';

/**
 * Razorpay's refunds are read first, so that a refund isn't repeated if only the response was lost. If two requests
 * arrive at the same time, a conditional write refuses one of them.
 */
export async function refundPayment(
  keys: RazorpayKeys,
  order: orders.StoredOrder,
  request: RefundInput,
  { id: key, fingerprint }: Creation,
): Promise<orders.StoredOrder> {
  if (isPaidOffline(order)) return recordRefund(order, request, { id: key, fingerprint });
  const payment = paymentOf(order, request);
  const earlier = await razorpay.fetchRefunds(keys, payment.id);
  const repeated = earlier.find(({ refund }) => refund.key === key);
  if (repeated && repeated.fingerprint !== fingerprint) throw keyReused();

  const make = async () => {
    const at = new Date().toISOString();
    let paise = 0;
    const expect = (known: orders.StoredOrder) => {
      if (isRefundInProgress(known, key, Date.parse(at))) throw refundedSince();
      const refunds = mergeRefunds(known.refunds, refundsOf(earlier), at);
      paise = requestedPaise({ ...known, refunds }, payment, request);
      return expectRefund(known, { key, paymentId: payment.id, paise, at });
    };
    await orders.update(order.id, expect, followUpsOf);
    log({ event: 'refund requested', order: order.id });
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

async function throwRefusal({ id }: orders.StoredOrder, key: string, error: unknown): Promise<never> {
  if (error instanceof RazorpayError && error.isRefusal) {
    // 409 means that Razorpay is still processing the same request, so the refund stays marked as requested.
    if (error.status !== 409)
      await orders.update(id, (known) => clearRequestedRefund(known, key), followUpsOf);
    log({ event: 'refund refused', order: id });
    throw conflict(
      `Razorpay didn’t make this refund. Check in Razorpay’s dashboard that your balance covers it and that the payment is less than six months old, then try again. Razorpay’s reason: “${error.description}”`,
    );
  }
  throw error;
}

/**
 * Cash and bank transfers don't go through Razorpay, so the refund is recorded as already processed. Repeating the
 * request records only one refund.
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
  return tryUpdateSeat(change.after);
}

function paymentOf({ payments, paidBy }: orders.StoredOrder, { paymentId = paidBy }: RefundInput): Payment {
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment?.captured) throw conflict('We haven’t received this payment, so there’s nothing to refund.');
  return payment;
}

function requestedPaise(
  known: Refunded,
  payment: Payment,
  { rupees, refundedPaise: seenPaise }: RefundInput,
): number {
  if (seenPaise !== undefined && seenPaise !== refundedPaise(known, payment)) throw refundedSince();
  const left = refundablePaise(known, payment);
  if (left === 0) throw conflict('This payment has already been refunded.');
  const requested = rupees === undefined ? left : paiseOf(rupees);
  if (requested > left) {
    const message = `You can refund at most ${rupeesOf(left)} rupees of this payment.`;
    throw invalid(message, [{ field: 'rupees', message }]);
  }
  return requested;
}

const refundedSince = () => conflict('Another refund has just been made. Check the order first.');
