import type { Payment } from './payment-records.ts';
import {
  deductedPaise,
  duplicatesOf,
  type Paid,
  type Refunded,
  refundablePaise,
  refundedPaise,
} from './refunds.ts';

/** All amounts are in paise. `received` is the sum of the other four. */
interface Ledger {
  /** Excludes payments that Razorpay refunded without ever capturing them. */
  received: number;
  /** Includes pending refunds. */
  returned: number;
  /** Deducted by Razorpay because of disputes. */
  deducted: number;
  /** Money that doesn't count towards the order and still has to be refunded. */
  owed: number;
  kept: number;
}

export const ledgerOf = (order: Paid & Refunded): Ledger =>
  order.payments.map((payment) => paymentLedgerOf(order, payment)).reduce(added, nothing);

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

export function saleLedgerOf(order: Paid & Refunded): Ledger {
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
