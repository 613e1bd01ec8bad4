import { sumPaise } from '../money/money.ts';
import type { Dispute, Payment, Refund } from './payment-records.ts';

/** Captured payments beside the one that paid the order: money that has to go back. */
export const duplicatesOf = ({ payments, paidBy }: Paid): Payment[] =>
  payments.filter(({ id, captured }) => captured && id !== paidBy);

/**
 * Whether a payment pays a paid order again: it comes to the price, with a fee or without, or to what has paid the order.
 * Any other payment beside the payment that paid the order has another amount, and pays for nothing.
 */
export const paysAgain = ({ payments, paidBy, paise }: Priced, payment: Payment): boolean => {
  const paying = payments.find(({ id }) => id === paidBy);
  if (!paying || payment.id === paidBy || payment.currency !== paying.currency) return false;
  return payment.captured && (payment.paise >= paise || payment.paise === paying.paise);
};

/** Paise of a payment that were refunded. A refund counts once it's started, unless it fails. */
export const refundedPaise = ({ refunds }: Pick<Refunded, 'refunds'>, { id }: Pick<Payment, 'id'>): number =>
  sumPaise(refunds.filter((refund) => refund.paymentId === id && refund.status !== 'failed'));

/** Paise of a payment's processed refunds. */
export const processedPaise = ({ refunds }: Refunded, { id }: Payment): number =>
  sumPaise(refunds.filter(({ paymentId, status }) => paymentId === id && status === 'processed'));

/** Paise of a payment that Razorpay has taken back for disputes. */
export const deductedPaise = ({ disputes = [] }: Refunded, { id }: Payment): number =>
  disputes.reduce(
    (sum, { paymentId, status, deductedPaise: paise }) =>
      paymentId === id && status !== 'won' ? sum + paise : sum,
    0,
  );

/** Paise of a payment that have reached us and can still be given back. */
export const refundablePaise = (order: Refunded, payment: Payment): number =>
  payment.captured
    ? Math.max(0, payment.paise - refundedPaise(order, payment) - deductedPaise(order, payment))
    : 0;

/** Further payments for an order that have yet to be refunded. */
export const paymentsToRefund = (order: Paid & Refunded): Payment[] =>
  duplicatesOf(order).filter((payment) => refundablePaise(order, payment) > 0);

/** Captured payments that pay for nothing, as they have another amount or currency, and are not refunded. */
export const oddPayments = (order: Priced & Refunded): Payment[] =>
  paymentsToRefund(order).filter((payment) => !paysAgain(order, payment));

/** Payments that can be given back, first those that should be. */
export const refundablePayments = (order: Paid & Refunded): Payment[] =>
  order.payments
    .filter((payment) => refundablePaise(order, payment) > 0)
    .sort((a, b) => Number(a.id === order.paidBy) - Number(b.id === order.paidBy));

/**
 * Refunds that a bank did not pass on, and whose money has not been given back again since: the money is with us, and the
 * buyer was told that it would come.
 */
export const failedRefunds = (order: Pick<Paid, 'payments'> & Refunded): Refund[] =>
  order.refunds.filter((failed) => {
    const payment = order.payments.find(({ id }) => id === failed.paymentId);
    if (failed.status !== 'failed' || !payment || refundablePaise(order, payment) === 0) return false;
    const refunds = order.refunds.filter(({ createdAt }) => createdAt >= failed.createdAt);
    return refundedPaise({ refunds }, payment) < failed.paise;
  });

/**
 * Whether sent and pending refunds have ever covered the whole price, as far as the refunds still show it. Two partial refunds
 * that both failed don't, so the order stores the answer (`wasRefundedInFull`).
 */
export function isGivenBack({ payments, paidBy, refunds }: Paid & Refunded): boolean {
  const paying = payments.find(({ id }) => id === paidBy);
  if (!paying) return false;
  const own = refunds.filter(({ paymentId }) => paymentId === paidBy);
  return own.some(({ id, paise, createdAt }) => {
    const before = own.filter((other) => other.id !== id && other.createdAt <= createdAt);
    return refundedPaise({ refunds: before }, paying) + paise >= paying.paise;
  });
}

/** What became of the money that paid an order: all of it may be on its way back, or back. A partial refund leaves it `kept`. */
export type RefundPhase = 'kept' | 'refunding' | 'refunded';

/** The phase of the money of an order. Money that a bank fails to pass on is kept again. */
export function refundPhaseOf(order: PaidBack): RefundPhase {
  const { payments, paidBy, refundAsked } = order;
  const paying = payments.find(({ id }) => id === paidBy);
  if (!paying) return 'kept';
  if (processedPaise(order, paying) >= paying.paise) return 'refunded';
  const asked = refundAsked && refundAsked.paymentId === paidBy ? refundAsked.paise : 0;
  return refundedPaise(order, paying) + asked >= paying.paise ? 'refunding' : 'kept';
}

/** The time of the latest refund of the payment that paid an order (ISO 8601); undefined if nothing was refunded. */
export const lastRefundAt = ({ refunds, paidBy, refundAsked }: PaidBack): string | undefined =>
  [
    ...refunds
      .filter(({ paymentId, status }) => paymentId === paidBy && status !== 'failed')
      .map(({ createdAt }) => createdAt),
    ...(refundAsked?.at && refundAsked.paymentId === paidBy ? [refundAsked.at] : []),
  ]
    .sort()
    .at(-1);

/** A refund that Razorpay is being asked for, and whose outcome is unknown. */
interface Asked {
  refundAsked?: { paymentId: string; paise: number; at?: string } | undefined;
}

/** The part of an order that decides what became of its money. */
export interface PaidBack extends Paid, Refunded, Asked {}

export interface Paid {
  payments: readonly Payment[];
  /** The payment that paid the order. */
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
