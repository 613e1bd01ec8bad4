import type { AdminOrder, Payment, Refund } from '#shared/domain/order.ts';

/** Paise of a payment that are given back, or on their way. */
export const givenBack = ({ refunds }: AdminOrder, { id }: Payment): number =>
  sum(refunds.filter((refund) => refund.paymentId === id && refund.status !== 'failed'));

/** Paise of a payment that are with us and can be given back. */
export const left = (order: AdminOrder, payment: Payment): number =>
  payment.captured ? payment.paise - givenBack(order, payment) : 0;

/** The payments that can be given back: those that should be come first. */
export const refundable = (order: AdminOrder): Payment[] =>
  order.payments
    .filter((payment) => left(order, payment) > 0)
    .toSorted((a, b) => Number(a.id === order.paidBy) - Number(b.id === order.paidBy));

/** Captured payments beside the one that paid the order. */
export const duplicates = ({ payments, paidBy }: AdminOrder): Payment[] =>
  payments.filter(({ id, captured }) => captured && id !== paidBy);

export const sum = (refunds: readonly Refund[]): number =>
  refunds.reduce((total, { paise }) => total + paise, 0);
