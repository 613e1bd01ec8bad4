import { sumPaise } from '../money/money.ts';
import type { Dispute, Payment, Refund } from './payment-records.ts';

/** Captured payments besides `paidBy`, which must be refunded. */
export const duplicatesOf = ({ payments, paidBy }: Paid): Payment[] =>
  payments.filter(({ id, captured }) => captured && id !== paidBy);

/**
 * True if a payment on a paid order equals the price, with or without a fee, or the amount that paid the order.
 * Payments of other amounts don't pay for anything.
 */
export const paysAgain = ({ payments, paidBy, paise }: Priced, payment: Payment): boolean => {
  const paying = payments.find(({ id }) => id === paidBy);
  if (!paying || payment.id === paidBy || payment.currency !== paying.currency) return false;
  return payment.captured && (payment.paise >= paise || payment.paise === paying.paise);
};

/** A refund counts from its start, unless it fails. */
export const refundedPaise = ({ refunds }: Pick<Refunded, 'refunds'>, { id }: Pick<Payment, 'id'>): number =>
  sumPaise(refunds.filter((refund) => refund.paymentId === id && refund.status !== 'failed'));

export const processedPaise = ({ refunds }: Refunded, { id }: Payment): number =>
  sumPaise(refunds.filter(({ paymentId, status }) => paymentId === id && status === 'processed'));

export const deductedPaise = ({ disputes = [] }: Refunded, { id }: Payment): number =>
  disputes.reduce(
    (sum, { paymentId, status, deductedPaise: paise }) =>
      paymentId === id && status !== 'won' ? sum + paise : sum,
    0,
  );

/** Captured, and neither refunded nor deducted. */
export const refundablePaise = (order: Refunded, payment: Payment): number =>
  payment.captured
    ? Math.max(0, payment.paise - refundedPaise(order, payment) - deductedPaise(order, payment))
    : 0;

export const paymentsToRefund = (order: Paid & Refunded): Payment[] =>
  duplicatesOf(order).filter((payment) => refundablePaise(order, payment) > 0);

/** Captured payments of another amount or currency, not refunded. */
export const uncountedPayments = (order: Priced & Refunded): Payment[] =>
  paymentsToRefund(order).filter((payment) => !paysAgain(order, payment));

/** Sorted: the payment that paid the order comes last. */
export const refundablePayments = (order: Paid & Refunded): Payment[] =>
  order.payments
    .filter((payment) => refundablePaise(order, payment) > 0)
    .sort((a, b) => Number(a.id === order.paidBy) - Number(b.id === order.paidBy));

/** Returned by the bank and not refunded again: we have the money, but the buyer expects it. */
export const failedRefunds = (order: Pick<Paid, 'payments'> & Refunded): Refund[] =>
  order.refunds.filter((failed) => {
    const payment = order.payments.find(({ id }) => id === failed.paymentId);
    if (failed.status !== 'failed' || !payment || refundablePaise(order, payment) === 0) return false;
    const refunds = order.refunds.filter(({ createdAt }) => createdAt >= failed.createdAt);
    return refundedPaise({ refunds }, payment) < failed.paise;
  });

/**
 * True if sent and pending refunds have covered the price, as far as the refunds show. Two failed part refunds don't,
 * so the order stores `wasRefundedInFull`.
 */
export function isFullyRefunded({ payments, paidBy, refunds }: Paid & Refunded): boolean {
  const paying = payments.find(({ id }) => id === paidBy);
  if (!paying) return false;
  const own = refunds.filter(({ paymentId }) => paymentId === paidBy);
  return own.some(({ id, paise, createdAt }) => {
    const before = own.filter((other) => other.id !== id && other.createdAt <= createdAt);
    return refundedPaise({ refunds: before }, paying) + paise >= paying.paise;
  });
}

/** `kept` includes part refunds. */
export type RefundPhase = 'kept' | 'refunding' | 'refunded';

/** A refund returned by the bank counts as kept again. */
export function refundPhaseOf(order: PaidBack): RefundPhase {
  const { payments, paidBy, refundAsked } = order;
  const paying = payments.find(({ id }) => id === paidBy);
  if (!paying) return 'kept';
  if (processedPaise(order, paying) >= paying.paise) return 'refunded';
  const asked = refundAsked && refundAsked.paymentId === paidBy ? refundAsked.paise : 0;
  return refundedPaise(order, paying) + asked >= paying.paise ? 'refunding' : 'kept';
}

/** ISO 8601; undefined if nothing was refunded. */
export const lastRefundAt = ({ refunds, paidBy, refundAsked }: PaidBack): string | undefined =>
  [
    ...refunds
      .filter(({ paymentId, status }) => paymentId === paidBy && status !== 'failed')
      .map(({ createdAt }) => createdAt),
    ...(refundAsked?.at && refundAsked.paymentId === paidBy ? [refundAsked.at] : []),
  ]
    .sort()
    .at(-1);

/** Requested from Razorpay, outcome unknown. */
interface RequestedRefund {
  refundAsked?: { paymentId: string; paise: number; at?: string } | undefined;
}

export interface PaidBack extends Paid, Refunded, RequestedRefund {}

export interface Paid {
  payments: readonly Payment[];
  paidBy?: string | undefined;
}

export interface Priced extends Paid {
  /** The order's price. */
  paise: number;
}

export interface Refunded {
  refunds: readonly Refund[];
  disputes?: readonly Dispute[] | undefined;
}
