import { seatRefundDays } from '../../policies.ts';
import { businessDaysAfter } from '../time/business-hours.ts';
import { dayMs } from '../time/india-time.ts';
import type { DueReason } from '../today/due.ts';
import type { CourseGone, LinkClosed } from './order.ts';
import { type Seated, seatStateOf } from './order-seat.ts';
import type { Dispute, Payment, Refund } from './payment-records.ts';
import {
  failedRefunds,
  oddPayments,
  type PaidBack,
  paymentsToRefund,
  paysAgain,
  refundPhaseOf,
} from './refunds.ts';
import { type AlsoPaid, possibleDoubles } from './related-orders.ts';

/** The due reasons for which an order needs the owner's attention. */
export const attentionReasons = [
  'paid_twice',
  'wrong_amount',
  'refund_failed',
  'disputed',
  'overdue',
  'course_gone',
  'no_seat',
  'paid_withdrawn',
  'paid_expired',
] as const satisfies readonly DueReason[];
export type AttentionReason = (typeof attentionReasons)[number];

/** The time from which each reason holds for an order; it may lie ahead. A missing reason does not hold. */
export function attentionOf(order: Attended): Partial<Record<AttentionReason, string>> {
  const owed = paymentsToRefund(order);
  const disputes = openDisputes(order);
  const times = {
    paid_twice: [
      ...owed.filter((payment) => paysAgain(order, payment)).map(({ createdAt }) => createdAt),
      ...(isSecondPaid(order) && order.paidAt ? [order.paidAt] : []),
    ],
    wrong_amount: oddPayments(order).map(({ createdAt }) => createdAt),
    refund_failed: failedRefunds(order).map(({ createdAt }) => createdAt),
    disputed: disputes.map(({ createdAt }) => createdAt),
    overdue: [
      ...order.payments.filter(isAwaitingCapture).map(captureDue),
      ...order.refunds.filter(({ status }) => status === 'pending').map(refundDue),
    ],
    course_gone: isPlaceLost(order) && order.courseGone ? [order.courseGone.at] : [],
    no_seat: isSeatless(order) && order.seat?.lostAt ? [order.seat.lostAt] : [],
    paid_withdrawn: paidLate(order) === 'withdrawn' && order.paidAt ? [order.paidAt] : [],
    paid_expired: paidLate(order) === 'expired' && order.paidAt ? [order.paidAt] : [],
  };
  const firsts = attentionReasons.map((reason) => [reason, [...times[reason]].sort()[0]] as const);
  return Object.fromEntries(firsts.filter(([, first]) => first !== undefined));
}

/** Whether somebody has paid for a place in a course that is deleted, and has heard nothing of it yet. */
export const isPlaceLost = (order: Attended): boolean =>
  order.courseGone?.isSettled === false && refundPhaseOf(order) === 'kept';

/** Whether an order found no seat left, and neither its money was given back nor something else was agreed. */
export const isSeatless = (order: Attended): boolean =>
  seatStateOf(order) === 'none' && refundPhaseOf(order) === 'kept';

/** The time by which an order without a seat is to be refunded, in ISO 8601; undefined for any other order. */
export const seatRefundDue = (order: Attended): string | undefined =>
  isSeatless(order) && order.seat?.lostAt ? businessDaysAfter(order.seat.lostAt, seatRefundDays) : undefined;
/** Why the payment link of an order was closed when it was paid, until the owner keeps or refunds the payment. */
export const paidLate = (order: Pick<Attended, 'linkClosed'> & PaidBack): LinkClosed['state'] | undefined =>
  order.linkClosed && !order.linkClosed.keptAt && refundPhaseOf(order) === 'kept'
    ? order.linkClosed.state
    : undefined;

/** Whether an order is the later half of a possible double payment. */
export const isSecondPaid = (order: Pick<Attended, 'alsoPaid'> & PaidBack): boolean =>
  possibleDoubles(order).some(({ isEarlier }) => isEarlier);

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
export interface Attended extends Seated {
  /** The order's price. */
  paise: number;
  payments: Payment[];
  refunds: Refund[];
  disputes?: Dispute[] | undefined;
  refundAsked?: { paymentId: string; paise: number } | undefined;
  courseGone?: CourseGone | undefined;
  linkClosed?: LinkClosed | undefined;
  paidAt?: string | undefined;
  alsoPaid?: AlsoPaid[] | undefined;
}
