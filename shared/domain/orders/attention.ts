import { seatRefundDays } from '../../policies.ts';
import { businessDaysAfter } from '../time/business-hours.ts';
import { dayMs } from '../time/india-time.ts';
import type { DueReason } from '../today/due.ts';
import type { CourseDeletion, LinkClosed } from './order.ts';
import { type Seated, seatStateOf } from './order-seat.ts';
import type { Dispute, Payment, Refund } from './payment-records.ts';
import {
  failedRefunds,
  type PaidBack,
  paymentsToRefund,
  paysAgain,
  refundPhaseOf,
  uncountedPayments,
} from './refunds.ts';
import { type AlsoPaid, possibleDoubles } from './related-orders.ts';

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

/** Returns the time at which each reason first arises, which can be in the future. */
export function attentionOf(order: AttentionOrder): Partial<Record<AttentionReason, string>> {
  const owed = paymentsToRefund(order);
  const disputes = openDisputes(order);
  const times = {
    paid_twice: [
      ...owed.filter((payment) => paysAgain(order, payment)).map(({ createdAt }) => createdAt),
      ...(isSecondPaid(order) && order.paidAt ? [order.paidAt] : []),
    ],
    wrong_amount: uncountedPayments(order).map(({ createdAt }) => createdAt),
    refund_failed: failedRefunds(order).map(({ createdAt }) => createdAt),
    disputed: disputes.map(({ createdAt }) => createdAt),
    overdue: [
      ...order.payments.filter(isAwaitingCapture).map(captureDue),
      ...order.refunds.filter(({ status }) => status === 'pending').map(refundDue),
    ],
    course_gone: isSeatLost(order) && order.courseDeletion ? [order.courseDeletion.at] : [],
    no_seat: hasNoSeat(order) && order.seat?.lostAt ? [order.seat.lostAt] : [],
    paid_withdrawn: paidLate(order) === 'withdrawn' && order.paidAt ? [order.paidAt] : [],
    paid_expired: paidLate(order) === 'expired' && order.paidAt ? [order.paidAt] : [],
  };
  const firsts = attentionReasons.map((reason) => [reason, [...times[reason]].sort()[0]] as const);
  return Object.fromEntries(firsts.filter(([, first]) => first !== undefined));
}

/** True if the buyer paid for a deleted course and hasn't been refunded or contacted yet. */
export const isSeatLost = (order: AttentionOrder): boolean =>
  order.courseDeletion?.isSettled === false && refundPhaseOf(order) === 'kept';

/** True if there were no seats left for this buyer, and we've neither refunded them nor arranged something else. */
const hasNoSeat = (order: AttentionOrder): boolean =>
  seatStateOf(order) === 'none' && refundPhaseOf(order) === 'kept';

export const seatRefundDue = (order: AttentionOrder): string | undefined =>
  hasNoSeat(order) && order.seat?.lostAt ? businessDaysAfter(order.seat.lostAt, seatRefundDays) : undefined;

/**
 * Says whether the payment link had been withdrawn or had expired by the time the buyer paid. Undefined once the owner
 * has kept or refunded the payment.
 */
export const paidLate = (
  order: Pick<AttentionOrder, 'linkClosed'> & PaidBack,
): LinkClosed['state'] | undefined =>
  order.linkClosed && !order.linkClosed.keptAt && refundPhaseOf(order) === 'kept'
    ? order.linkClosed.state
    : undefined;

/** True for the later order of a possible double payment. */
export const isSecondPaid = (order: Pick<AttentionOrder, 'alsoPaid'> & PaidBack): boolean =>
  possibleDoubles(order).some(({ isEarlier }) => isEarlier);

export const openDisputes = ({ disputes = [] }: { disputes?: Dispute[] | undefined }): Dispute[] =>
  disputes.filter(({ status }) => !['won', 'lost', 'closed'].includes(status));

export const isAwaitingCapture = ({ status, captured }: Payment): boolean =>
  status === 'authorized' && !captured;

export const isCaptureOverdue = (payment: Payment, now: number): boolean =>
  isAwaitingCapture(payment) && Date.parse(captureDue(payment)) < now;

export const isRefundOverdue = (refund: Refund, now: number): boolean =>
  refund.status === 'pending' && Date.parse(refundDue(refund)) < now;

const after = (days: number, { createdAt }: { createdAt: string }) =>
  new Date(Date.parse(createdAt) + days * dayMs).toISOString();

// A bank can report a payment up to five days late, and a refund takes less than 30 days.
const captureDue = (payment: Payment) => after(6, payment);
const refundDue = (refund: Refund) => after(30, refund);

export interface AttentionOrder extends Seated {
  paise: number;
  payments: Payment[];
  refunds: Refund[];
  disputes?: Dispute[] | undefined;
  refundAsked?: { paymentId: string; paise: number } | undefined;
  courseDeletion?: CourseDeletion | undefined;
  linkClosed?: LinkClosed | undefined;
  paidAt?: string | undefined;
  alsoPaid?: AlsoPaid[] | undefined;
}
