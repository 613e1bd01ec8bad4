import { sumPaise } from '../money/money.ts';
import type { Dispute, Payment, Refund } from './payment-records.ts';

export const duplicatesOf = ({ payments, paidBy }: Paid): Payment[] =>
  payments.filter(({ id, captured }) => captured && id !== paidBy);

/**
 * True if this is a second payment for an order that's already paid for. It may include a fee, so any amount at or
 * above the price counts, as does the amount of the first payment.
 */
export const paysAgain = ({ payments, paidBy, paise }: Priced, payment: Payment): boolean => {
  const paying = payments.find(({ id }) => id === paidBy);
  if (!paying || payment.id === paidBy || payment.currency !== paying.currency) return false;
  return payment.captured && (payment.paise >= paise || payment.paise === paying.paise);
};

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

export const refundablePaise = (order: Refunded, payment: Payment): number =>
  payment.captured
    ? Math.max(0, payment.paise - refundedPaise(order, payment) - deductedPaise(order, payment))
    : 0;

export const paymentsToRefund = (order: Paid & Refunded): Payment[] =>
  duplicatesOf(order).filter((payment) => refundablePaise(order, payment) > 0);

export const uncountedPayments = (order: Priced & Refunded): Payment[] =>
  paymentsToRefund(order).filter((payment) => !paysAgain(order, payment));

/** The payment that paid for the order comes last. */
export const refundablePayments = (order: Paid & Refunded): Payment[] =>
  order.payments
    .filter((payment) => refundablePaise(order, payment) > 0)
    .sort((a, b) => Number(a.id === order.paidBy) - Number(b.id === order.paidBy));

/** Refunds that the bank returned and we haven't made again, so the buyer is still waiting for the money. */
export const failedRefunds = (order: Pick<Paid, 'payments'> & Refunded): Refund[] =>
  order.refunds.filter((failed) => {
    const payment = order.payments.find(({ id }) => id === failed.paymentId);
    if (failed.status !== 'failed' || !payment || refundablePaise(order, payment) === 0) return false;
    const refunds = order.refunds.filter(({ createdAt }) => createdAt >= failed.createdAt);
    return refundedPaise({ refunds }, payment) < failed.paise;
  });

/**
 * True if the refunds cover the price, or did before the bank returned one. After two failed partial refunds, the
 * refunds alone no longer show this, so the order also stores `wasRefundedInFull`.
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

/** A partly refunded order is still `kept`, and one whose refund the bank returned is `kept` again. */
export type RefundPhase = 'kept' | 'refunding' | 'refunded';

export function refundPhaseOf(order: PaidBack): RefundPhase {
  const { payments, paidBy, refundAsked } = order;
  const paying = payments.find(({ id }) => id === paidBy);
  if (!paying) return 'kept';
  if (processedPaise(order, paying) >= paying.paise) return 'refunded';
  const asked = refundAsked && refundAsked.paymentId === paidBy ? refundAsked.paise : 0;
  return refundedPaise(order, paying) + asked >= paying.paise ? 'refunding' : 'kept';
}

/** What has been refunded of the payment that paid for the order. */
export const refundedPrice = (order: Paid & Refunded): number =>
  order.paidBy === undefined ? 0 : refundedPaise(order, { id: order.paidBy });

export const lastRefundAt = ({ refunds, paidBy, refundAsked }: PaidBack): string | undefined =>
  [
    ...refunds
      .filter(({ paymentId, status }) => paymentId === paidBy && status !== 'failed')
      .map(({ createdAt }) => createdAt),
    ...(refundAsked?.at && refundAsked.paymentId === paidBy ? [refundAsked.at] : []),
  ]
    .sort()
    .at(-1);

interface RequestedRefund {
  refundAsked?: { paymentId: string; paise: number; at?: string } | undefined;
}

export interface PaidBack extends Paid, Refunded, RequestedRefund {}

export interface Paid {
  payments: readonly Payment[];
  paidBy?: string | undefined;
}

export interface Priced extends Paid {
  paise: number;
}

export interface Refunded {
  refunds: readonly Refund[];
  disputes?: readonly Dispute[] | undefined;
}
