import { dayMs } from '../time/india-time.ts';
import type { DueReason } from '../today/due.ts';
import type { CourseGone, Dispute, Payment, Refund } from './order.ts';
import {
  duplicatesOf,
  failedRefunds,
  type PaidBack,
  paysAgain,
  refundablePaise,
  refundPhaseOf,
} from './refunds.ts';

/** The due reasons for which an order needs the owner's attention. */
export const attentionReasons = [
  'paid_twice',
  'wrong_amount',
  'refund_failed',
  'disputed',
  'overdue',
  'course_gone',
] as const satisfies readonly DueReason[];
export type AttentionReason = (typeof attentionReasons)[number];

/** The time from which each reason holds for an order; it may lie ahead. A missing reason does not hold. */
export function attentionOf(order: Attended): Partial<Record<AttentionReason, string>> {
  const owed = duplicatesOf(order).filter((payment) => refundablePaise(order, payment) > 0);
  const disputes = openDisputes(order);
  const times = {
    paid_twice: [
      ...owed.filter((payment) => paysAgain(order, payment)).map(({ createdAt }) => createdAt),
      ...(isSecondPaid(order) && order.paidAt ? [order.paidAt] : []),
    ],
    wrong_amount: owed.filter((payment) => !paysAgain(order, payment)).map(({ createdAt }) => createdAt),
    refund_failed: failedRefunds(order).map(({ createdAt }) => createdAt),
    disputed: disputes.map(({ createdAt }) => createdAt),
    overdue: [
      ...order.payments.filter(isAwaitingCapture).map(captureDue),
      ...order.refunds.filter(({ status }) => status === 'pending').map(refundDue),
    ],
    course_gone: isPlaceLost(order) && order.courseGone ? [order.courseGone.at] : [],
  };
  const firsts = attentionReasons.map((reason) => [reason, times[reason].toSorted()[0]] as const);
  return Object.fromEntries(firsts.filter(([, first]) => first !== undefined));
}

/** Whether somebody has paid for a place in a course that is deleted, and has heard nothing of it yet. */
export const isPlaceLost = (order: Attended): boolean =>
  order.courseGone?.isSettled === false && refundPhaseOf(order) === 'kept';

/** Whether the same buyer had paid another order for the same thing before: true of the later order alone. */
export const isSecondPaid = (order: Pick<Attended, 'alsoPaid'> & PaidBack): boolean =>
  refundPhaseOf(order) === 'kept' && (order.alsoPaid?.some(({ isEarlier }) => isEarlier) ?? false);

/** The disputes that nobody has won, lost or closed. */
export const openDisputes = ({ disputes = [] }: { disputes?: Dispute[] | undefined }): Dispute[] =>
  disputes.filter(({ status }) => !['won', 'lost', 'closed'].includes(status));

/** Whether a bank has passed a payment on, and Razorpay has neither taken it nor given it back. */
export const isAwaitingCapture = ({ status, captured }: Payment): boolean =>
  status === 'authorized' && !captured;

/** Whether a payment waits for its capture for longer than Razorpay ever lets one wait. */
export const isCaptureOverdue = (payment: Payment, now: number): boolean =>
  isAwaitingCapture(payment) && Date.parse(captureDue(payment)) < now;

/** Whether a refund is on its way for longer than any bank takes. */
export const isRefundOverdue = (refund: Refund, now: number): boolean =>
  refund.status === 'pending' && Date.parse(refundDue(refund)) < now;

const after = (days: number, { createdAt }: { createdAt: string }) =>
  new Date(Date.parse(createdAt) + days * dayMs).toISOString();

// A bank may pass a payment on up to five days late.
const captureDue = (payment: Payment) => after(6, payment);
const refundDue = (refund: Refund) => after(30, refund);

/** The part of an order that decides whether it needs attention. */
export interface Attended {
  /** The order's price. */
  paise: number;
  payments: Payment[];
  refunds: Refund[];
  disputes?: Dispute[] | undefined;
  paidBy?: string | undefined;
  refundAsked?: { paymentId: string; paise: number } | undefined;
  courseGone?: CourseGone | undefined;
  paidAt?: string | undefined;
  alsoPaid?: { isEarlier: boolean }[] | undefined;
}
