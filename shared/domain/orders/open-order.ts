import { dayMs } from '../time/india-time.ts';
import { isCaptureOverdue, isRefundOverdue } from './attention.ts';
import type { OrderState } from './order.ts';
import type { Payment, Refund } from './payment-records.ts';

/**
 * What Razorpay may still report. `awaited` means that a payment or refund is under way, and `possible` that an attempt
 * to pay may still succeed.
 */
export type Expectation = 'awaited' | 'possible';

interface ExpectedOrder extends Money, Pick<OrderState, 'refundAsked' | 'settled' | 'paidBy'> {
  confirming?: readonly unknown[] | undefined;
  unknownSince?: string | undefined;
}

interface Money {
  payments: readonly Payment[];
  refunds: readonly Refund[];
}

export function expectationOf(order: ExpectedOrder, now = Date.now()): Expectation | undefined {
  if (isUnknownToRazorpay(order, now)) return undefined;
  const { payments, refunds, refundAsked, settled, confirming = [] } = order;
  // An overdue payment or refund is still awaited, even if the order counts as settled.
  if (payments.some(isAuthorized) || refunds.some(isOnItsWay)) return 'awaited';
  if (settled) return undefined;
  if (refundAsked !== undefined || confirming.length > 0) return 'awaited';
  return payments.some(canStillPay(order)) ? 'possible' : undefined;
}

/** If Razorpay hasn't recognised an order for a day, it must belong to a different Razorpay account. */
export const isUnknownToRazorpay = (
  { unknownSince }: Pick<ExpectedOrder, 'unknownSince'>,
  now = Date.now(),
): boolean => unknownSince !== undefined && now - Date.parse(unknownSince) > dayMs;

export const uncapturedPayments = ({ payments }: Pick<Money, 'payments'>, now = Date.now()) =>
  payments.filter((payment) => isAuthorized(payment) && now - Date.parse(payment.createdAt) > captureMs);

export const overdueMoney = ({ payments, refunds }: Money, now = Date.now()) => [
  ...payments.filter((payment) => isCaptureOverdue(payment, now)),
  ...refunds.filter((refund) => isRefundOverdue(refund, now)),
];

/** A failed attempt may still succeed, and a captured payment may still count if the order hasn't been paid for yet. */
const canStillPay =
  ({ paidBy }: ExpectedOrder) =>
  ({ status, captured }: Payment) =>
    status === 'created' || status === 'failed' || (captured && paidBy === undefined);

const captureMs = 30 * 60_000;

const isAuthorized = ({ status }: Payment) => status === 'authorized';

const isOnItsWay = ({ status }: Refund) => status === 'pending';
