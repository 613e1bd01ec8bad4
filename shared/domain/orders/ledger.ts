import type { Payment } from './order.ts';
import {
  deductedPaise,
  duplicatesOf,
  type Paid,
  type Refunded,
  refundablePaise,
  refundedPaise,
} from './refunds.ts';

/** The money of an order or of a payment, in paise. What came in is the sum of the four others. */
export interface Ledger {
  /** Came in. A payment that Razorpay gave back without taking it never did, and neither did its refund go out. */
  received: number;
  /** Given back, or on its way back. */
  returned: number;
  /** Taken back by Razorpay for disputes. */
  deducted: number;
  /** Still to be given back: it paid nothing. */
  owed: number;
  kept: number;
}

/** The money of an order: that of its payments together. */
export const ledgerOf = (order: Paid & Refunded): Ledger =>
  order.payments.map((payment) => paymentLedgerOf(order, payment)).reduce(added, nothing);

/** The money of one payment of an order. */
export function paymentLedgerOf(order: Paid & Refunded, payment: Payment): Ledger {
  if (!payment.captured) return nothing;
  const [returned, deducted] = [refundedPaise(order, payment), deductedPaise(order, payment)];
  const owed = duplicatesOf(order).includes(payment) ? refundablePaise(order, payment) : 0;
  return {
    received: payment.paise,
    returned,
    deducted,
    owed,
    kept: payment.paise - returned - deducted - owed,
  };
}

/** The money of the payment that paid an order; that of no other counts as sold. */
export function soldOf(order: Paid & Refunded): Ledger {
  const paying = order.payments.find(({ id }) => id === order.paidBy);
  return paying ? paymentLedgerOf(order, paying) : nothing;
}

const nothing: Ledger = { received: 0, returned: 0, deducted: 0, owed: 0, kept: 0 };

const added = (one: Ledger, other: Ledger): Ledger => ({
  received: one.received + other.received,
  returned: one.returned + other.returned,
  deducted: one.deducted + other.deducted,
  owed: one.owed + other.owed,
  kept: one.kept + other.kept,
});
