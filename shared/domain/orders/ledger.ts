import type { Payment } from './payment-records.ts';
import {
  deductedPaise,
  duplicatesOf,
  type Paid,
  type Refunded,
  refundablePaise,
  refundedPaise,
} from './refunds.ts';

/** The money of an order or of a payment, in paise. `received` is the sum of the four others. */
export interface Ledger {
  /** What came in. A payment that Razorpay gave back without taking it counts neither here nor in `returned`. */
  received: number;
  /** What was given back, or is on its way back. */
  returned: number;
  /** What Razorpay took back for disputes. */
  deducted: number;
  /** What has to be given back, as it paid nothing. */
  owed: number;
  kept: number;
}

/** The money of an order: the sum of its payments' money. */
export const ledgerOf = (order: Paid & Refunded): Ledger =>
  order.payments.map((payment) => paymentLedgerOf(order, payment)).reduce(added, nothing);

/** The money of one payment of an order. */
function paymentLedgerOf(order: Paid & Refunded, payment: Payment): Ledger {
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

/** The money of the payment that paid an order. No other payment counts as a sale. */
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
