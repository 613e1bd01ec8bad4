import { dayMs } from '../time/india-time.ts';
import { isCaptureOverdue, isRefundOverdue } from './attention.ts';
import type { OrderState } from './order.ts';
import type { Payment, Refund } from './payment-records.ts';

/**
 * What Razorpay may still bring to an order: `awaited` is money that a bank has promised or that is on its way back, and
 * `possible` is a try to pay that may still succeed or count. Neither holds for an order that nobody has tried to pay.
 */
export type Expectation = 'awaited' | 'possible';

/** The part of an order that decides what is expected of it. */
interface Expected extends Money, Pick<OrderState, 'refundAsked' | 'settled' | 'paidBy'> {
  /** Payments that a checkout has proved and Razorpay has not shown yet. */
  confirming?: readonly unknown[] | undefined;
  unknownSince?: string | undefined;
}

interface Money {
  payments: readonly Payment[];
  refunds: readonly Refund[];
}

/** The expectation of an order; undefined where Razorpay has nothing more to tell, or no longer knows of it. */
export function expectationOf(order: Expected, now = Date.now()): Expectation | undefined {
  if (isForgotten(order, now)) return undefined;
  const { payments, refunds, refundAsked, settled, confirming = [] } = order;
  // Age does not matter here: overdue money is not settled by waiting.
  if (payments.some(isPromised) || refunds.some(isOnItsWay)) return 'awaited';
  if (settled) return undefined;
  if (refundAsked !== undefined || confirming.length > 0) return 'awaited';
  return payments.some(mayChange(order)) ? 'possible' : undefined;
}

/** Whether Razorpay has not known an order for a day: the order then belongs to another account than the key. */
export const isForgotten = ({ unknownSince }: Pick<Expected, 'unknownSince'>, now = Date.now()): boolean =>
  unknownSince !== undefined && now - Date.parse(unknownSince) > dayMs;

/** Payments that a bank has promised for half an hour and more, and Razorpay has not captured. */
export const uncapturedPayments = ({ payments }: Pick<Money, 'payments'>, now = Date.now()) =>
  payments.filter((payment) => isPromised(payment) && now - Date.parse(payment.createdAt) > captureMs);

/** The overdue money: payments promised more than 6 days ago, and refunds on their way for more than 30 days. */
export const overdueMoney = ({ payments, refunds }: Money, now = Date.now()) => [
  ...payments.filter((payment) => isCaptureOverdue(payment, now)),
  ...refunds.filter((refund) => isRefundOverdue(refund, now)),
];

/** Whether a payment may still succeed, or has come and does not count for its order so far. */
const mayChange =
  ({ paidBy }: Expected) =>
  ({ status, captured }: Payment) =>
    status === 'created' || status === 'failed' || (captured && paidBy === undefined);

const captureMs = 30 * 60_000;

const isPromised = ({ status }: Payment) => status === 'authorized';

const isOnItsWay = ({ status }: Refund) => status === 'pending';
