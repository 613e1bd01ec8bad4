import { dayMs } from '../time/india-time.ts';
import { isCaptureOverdue, isRefundOverdue } from './attention.ts';
import type { OrderState } from './order.ts';
import type { Payment, Refund } from './payment-records.ts';

/**
 * What Razorpay may still report: `awaited` is an authorised payment or pending refund, `possible` an attempt that
 * may still succeed. Undefined for an order without attempts.
 */
export type Expectation = 'awaited' | 'possible';

interface ExpectedOrder extends Money, Pick<OrderState, 'refundAsked' | 'settled' | 'paidBy'> {
  /** Reported by a checkout, not yet by Razorpay. */
  confirming?: readonly unknown[] | undefined;
  unknownSince?: string | undefined;
}

interface Money {
  payments: readonly Payment[];
  refunds: readonly Refund[];
}

/** Undefined if Razorpay has nothing more to report, or no longer knows the order. */
export function expectationOf(order: ExpectedOrder, now = Date.now()): Expectation | undefined {
  if (isUnknownToRazorpay(order, now)) return undefined;
  const { payments, refunds, refundAsked, settled, confirming = [] } = order;
  // Regardless of age: overdue money isn't settled by waiting.
  if (payments.some(isAuthorized) || refunds.some(isOnItsWay)) return 'awaited';
  if (settled) return undefined;
  if (refundAsked !== undefined || confirming.length > 0) return 'awaited';
  return payments.some(canStillPay(order)) ? 'possible' : undefined;
}

/** Unknown to Razorpay for a day: the order belongs to another account. */
export const isUnknownToRazorpay = (
  { unknownSince }: Pick<ExpectedOrder, 'unknownSince'>,
  now = Date.now(),
): boolean => unknownSince !== undefined && now - Date.parse(unknownSince) > dayMs;

/** Authorised for at least half an hour, but not captured. */
export const uncapturedPayments = ({ payments }: Pick<Money, 'payments'>, now = Date.now()) =>
  payments.filter((payment) => isAuthorized(payment) && now - Date.parse(payment.createdAt) > captureMs);

/** Payments authorised more than 6 days ago, and refunds pending for more than 30 days. */
export const overdueMoney = ({ payments, refunds }: Money, now = Date.now()) => [
  ...payments.filter((payment) => isCaptureOverdue(payment, now)),
  ...refunds.filter((refund) => isRefundOverdue(refund, now)),
];

/** True if a payment may still succeed, or has arrived without counting for its order. */
const canStillPay =
  ({ paidBy }: ExpectedOrder) =>
  ({ status, captured }: Payment) =>
    status === 'created' || status === 'failed' || (captured && paidBy === undefined);

const captureMs = 30 * 60_000;

const isAuthorized = ({ status }: Payment) => status === 'authorized';

const isOnItsWay = ({ status }: Refund) => status === 'pending';
