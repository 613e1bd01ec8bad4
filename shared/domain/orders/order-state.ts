import { isAwaitingCapture } from './attention.ts';
import { mergeDisputes, mergePayments, mergeRefunds } from './merge-updates.ts';
import type { OrderState, OrderStatus, PublicOrder } from './order.ts';
import type { Dispute, Payment, Refund } from './payment-records.ts';
import { isFullyRefunded, processedPaise, refundablePaise } from './refunds.ts';

export interface StatefulOrder extends OrderState {
  paise: number;
  currency: string;
  createdAt: string;
}

export interface PaymentUpdate {
  payments: Payment[];
  refunds: Refund[];
  disputes?: Dispute[];
  /** Razorpay's view of the order, which decides if a payment has another amount. */
  order?: ProviderOrderState;
  /** True if the update contains everything that Razorpay knew. */
  complete: boolean;
  at: string;
  /** When Razorpay reported it, if earlier: events can be delayed for hours. */
  saidAt?: string;
}

export interface ProviderOrderState {
  isPaid: boolean;
  /** Paise that count as paid. */
  paidPaise: number;
}

/**
 * Updates come from the checkout, webhooks, the sweep and the owner, in any order and repeatedly. Payments and
 * refunds only move forward. Returns the same object if nothing changed.
 */
export function applyUpdate<O extends StatefulOrder>(order: O, update: PaymentUpdate): O {
  const payments = mergePayments(order.payments, update.payments);
  const refunds = mergeRefunds(order.refunds, update.refunds, update.saidAt ?? update.at);
  const disputes = mergeDisputes(order.disputes ?? [], update.disputes ?? []);
  const paidBy = order.paidBy ?? payingOf(order, payments, update.order);
  const next = { ...order, payments, refunds, ...(disputes.length > 0 && { disputes }) };
  if (paidBy) Object.assign(next, { paidBy }, paidAtOf(order, payments, paidBy));
  if (next.paidAtEstimated === undefined) delete next.paidAtEstimated;
  const confirming = order.confirming?.filter((claim) => !isAnswered(claim, next, update)) ?? [];
  if (confirming.length > 0) next.confirming = confirming;
  else delete next.confirming;
  if (isRefundAnswered(next, update)) delete next.refundAsked;
  if (isFullyRefunded(next)) next.wasRefundedInFull = true;
  next.status = statusOf(next);
  next.settled = isSettled(next, update);
  return isSame(next, order) ? order : next;
}

/** Prevents other refunds in the meantime, and lets the sweep look for this one if the response is lost. */
export const expectRefund = <O extends OrderState>(
  order: O,
  refundAsked: NonNullable<OrderState['refundAsked']>,
): O => ({ ...order, refundAsked, settled: false });

/** Call if Razorpay has refused the refund. */
export function clearRequestedRefund<O extends OrderState>(order: O, key: string): O {
  if (order.refundAsked?.key !== key) return order;
  const { refundAsked: _, ...forgotten } = order;
  return forgotten as O;
}

/** True if Razorpay may still be processing a refund requested with another key. */
export const isRefundInProgress = ({ refundAsked }: OrderState, key: string, now: number): boolean =>
  refundAsked !== undefined &&
  refundAsked.key !== key &&
  now - Date.parse(refundAsked.at) < refundInProgressMs;

/** Call before asking Razorpay: until then, the buyer sees that the payment is being confirmed. */
export function expectPayment<O extends OrderState>(order: O, paymentId: string, at: string): O {
  const known = order.payments.find(({ id }) => id === paymentId);
  const isKnown = order.confirming?.some((claim) => claim.paymentId === paymentId);
  if (order.paidBy || isKnown || (known && isFinal(known))) return order;
  return { ...order, confirming: [...(order.confirming ?? []), { paymentId, at }], settled: false };
}

/** Drops a claim about another order's payment. */
export function clearConfirming<O extends OrderState>(
  { confirming = [], ...order }: O,
  paymentId: string,
): O {
  const left = confirming.filter((claim) => claim.paymentId !== paymentId);
  return { ...order, ...(left.length > 0 && { confirming: left }) } as O;
}

/** Authorised by the bank or reported by the checkout, but not paid yet. */
export const isPaymentAwaited = ({ paidBy, payments, confirming = [] }: OrderState): boolean =>
  paidBy === undefined && (confirming.length > 0 || payments.some(isAwaitingCapture));

/** True if an unpaid order has received money that isn't its price and isn't refunded. */
export const hasUncountedMoney = (
  order: Pick<OrderState, 'payments' | 'refunds' | 'disputes' | 'paidBy'>,
): boolean =>
  order.paidBy === undefined && order.payments.some((payment) => refundablePaise(order, payment) > 0);

export const buyerStatusOf = (order: OrderState): PublicOrder['status'] => {
  if (isPaymentAwaited(order)) return 'processing';
  return hasUncountedMoney(order) ? 'checking' : order.status;
};

/** Money of another amount arrived, so Razorpay's order must say if it pays. */
export const isAmountDoubtful = ({ paidBy, payments, currency }: StatefulOrder): boolean =>
  paidBy === undefined && payments.some((payment) => payment.captured && payment.currency === currency);

/** Paise above the price, negative if below. */
export const amountDifference = ({
  paise,
  payments,
  paidBy,
}: Pick<StatefulOrder, 'paise' | 'payments' | 'paidBy'>): number =>
  (payments.find(({ id }) => id === paidBy)?.paise ?? paise) - paise;

// An order is offered for a day, its checkout stays open for 15 minutes, and a bank can report a payment up to five
// days later.
const awaitedMs = 6 * 24 * 60 * 60_000;
// Longer than a Lambda runs and Razorpay's list lags.
const requestedRefundMs = 15 * 60_000;
// The refunding Lambda runs at most 25 seconds.
const refundInProgressMs = 60_000;

/** A captured payment of the exact price, or the payment that Razorpay counts: fees and offers change its amount. */
function payingOf({ paise, currency }: StatefulOrder, payments: Payment[], said?: ProviderOrderState) {
  const captured = payments.filter((payment) => payment.captured && payment.currency === currency);
  const exact = captured.find((payment) => payment.paise === paise);
  if (exact || !said?.isPaid) return exact?.id;
  const counted = captured.find((payment) => payment.paise === said.paidPaise);
  return (counted ?? (said.paidPaise >= paise ? captured[0] : undefined))?.id;
}

/** Fixes the time of payment (ISO 8601), so that the receipt and everything later agree. */
export function fixPaidAt<O extends OrderState>(order: O, reportedAt: string): O {
  if (!order.paidAtEstimated) return order;
  const { paidAtEstimated: _, ...fixed } = order;
  return { ...fixed, paidAt: reportedAt } as O;
}

/** From the capture event, or estimated as the payment's start until that event or the receipt. */
function paidAtOf({ paidAt, paidAtEstimated }: OrderState, payments: Payment[], paidBy: string) {
  if (paidAt && !paidAtEstimated) return {};
  const { capturedAt, createdAt } = payments.find(({ id }) => id === paidBy) ?? {};
  if (capturedAt) return { paidAt: capturedAt, paidAtEstimated: undefined };
  return { paidAt: paidAt ?? createdAt, paidAtEstimated: true };
}

/** True once Razorpay has reported the claimed payment's outcome. A fee or offer can change the amount that counts. */
function isAnswered(
  { paymentId, at: claimedAt }: { paymentId: string; at: string },
  { payments, paidBy, currency }: StatefulOrder,
  { payments: news, order, at, saidAt = at }: PaymentUpdate,
): boolean {
  const taken = payments.find(({ id, captured }) => id === paymentId && captured);
  if (taken) return paidBy !== undefined || order !== undefined || taken.currency !== currency;
  const last = news.find(({ id }) => id === paymentId)?.status;
  // Razorpay's events have whole seconds.
  const isLater = Date.parse(saidAt) + 1000 > Date.parse(claimedAt);
  return isLater && (last === 'failed' || last === 'refunded');
}

/** The refund exists, or a complete update shows that it wasn't made. */
const isRefundAnswered = (
  { refundAsked, refunds }: StatefulOrder,
  { complete, at }: PaymentUpdate,
): boolean =>
  refundAsked !== undefined &&
  (refunds.some(({ key }) => key === refundAsked.key) ||
    (complete && Date.parse(at) - Date.parse(refundAsked.at) >= requestedRefundMs));

function statusOf({ payments, refunds, paidBy }: StatefulOrder): OrderStatus {
  const paying = payments.find(({ id }) => id === paidBy);
  if (!paying) return payments.length > 0 ? 'attempted' : 'created';
  // Only processed refunds count: pending ones can fail, and a status never moves back.
  const processed = processedPaise({ refunds }, paying);
  if (processed === 0) return 'paid';
  return processed < paying.paise ? 'partially_refunded' : 'refunded';
}

function isSettled(order: StatefulOrder, { complete, at, order: said }: PaymentUpdate): boolean {
  const age = (from: string) => Date.parse(at) - Date.parse(from);
  // Razorpay is polled until these end; the owner is notified if that takes too long.
  const isAwaited =
    order.payments.some(isAwaitingCapture) || order.refunds.some(({ status }) => status === 'pending');
  // Only Razorpay's order can say if another amount pays it.
  const isDoubtful = isAmountDoubtful(order) && said === undefined;
  // An incomplete update can't settle an order.
  if (isAwaited || order.refundAsked || isDoubtful || !(complete || order.settled)) return false;
  const lastTry = [order.createdAt, ...order.payments.map(({ createdAt }) => createdAt)].sort().at(-1);
  if (age(lastTry ?? order.createdAt) > awaitedMs) return true;
  // A failed payment can be captured days later.
  return order.paidBy !== undefined && order.payments.every(isFinal);
}

const isFinal = ({ status }: Payment) => status === 'captured' || status === 'refunded';

/** Deep comparison, ignoring key order. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame(one[key], other[key]))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
