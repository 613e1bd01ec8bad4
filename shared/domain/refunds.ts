import { sumPaise } from './money.ts';
import type { Payment, Refund } from './order.ts';

/** Captured payments beside the one that paid the order: money that has to go back. */
export const duplicatesOf = ({ payments, paidBy }: Paid): Payment[] =>
  payments.filter(({ id, captured }) => captured && id !== paidBy);

/** Paise of a payment that are given back, or on their way. */
export const refundedPaise = ({ refunds }: Refunded, { id }: Payment): number =>
  sumPaise(refunds.filter((refund) => refund.paymentId === id && refund.status !== 'failed'));

/** Paise of a payment that have reached us and can still be given back. */
export const refundablePaise = (order: Refunded, payment: Payment): number =>
  payment.captured ? payment.paise - refundedPaise(order, payment) : 0;

/** Payments that can be given back: those that should be come first. */
export const refundablePayments = (order: Paid & Refunded): Payment[] =>
  order.payments
    .filter((payment) => refundablePaise(order, payment) > 0)
    .toSorted((a, b) => Number(a.id === order.paidBy) - Number(b.id === order.paidBy));

interface Paid {
  payments: readonly Payment[];
  /** The payment that paid the order. */
  paidBy?: string | undefined;
}

interface Refunded {
  refunds: readonly Refund[];
}
