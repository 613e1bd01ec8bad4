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
  /** Razorpay's version of the order, which shows whether a payment that differs from the price counts. */
  order?: ProviderOrderState;
  /** True if the update contains everything that Razorpay knows about the order. */
  complete: boolean;
  at: string;
  /** When Razorpay reported the change, if that was earlier than `at`. Events can be delayed for hours. */
  saidAt?: string;
}

export interface ProviderOrderState {
  isPaid: boolean;
  paidPaise: number;
}

/**
 * Updates from the checkout, webhooks, the sweep and the owner can arrive in any order, and more than once. Payments
 * and refunds only move forward. Returns the same object if nothing has changed.
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

/**
 * Blocks other refunds while this one is being requested, and makes the sweep look for it if Razorpay's response is
 * lost.
 */
export const expectRefund = <O extends OrderState>(
  order: O,
  refundAsked: NonNullable<OrderState['refundAsked']>,
): O => ({ ...order, refundAsked, settled: false });

/** Call this if Razorpay refuses the refund. */
export function clearRequestedRefund<O extends OrderState>(order: O, key: string): O {
  if (order.refundAsked?.key !== key) return order;
  const { refundAsked: _, ...forgotten } = order;
  return forgotten as O;
}

export const isRefundInProgress = ({ refundAsked }: OrderState, key: string, now: number): boolean =>
  refundAsked !== undefined &&
  refundAsked.key !== key &&
  now - Date.parse(refundAsked.at) < refundInProgressMs;

/**
 * Call this before sending the request to Razorpay. Until Razorpay responds, the buyer sees that the payment is being
 * confirmed.
 */
export function expectPayment<O extends OrderState>(order: O, paymentId: string, at: string): O {
  const known = order.payments.find(({ id }) => id === paymentId);
  const isKnown = order.confirming?.some((claim) => claim.paymentId === paymentId);
  if (order.paidBy || isKnown || (known && isFinal(known))) return order;
  return { ...order, confirming: [...(order.confirming ?? []), { paymentId, at }], settled: false };
}

/** Call this if the payment turns out to belong to a different order. */
export function clearConfirming<O extends OrderState>(
  { confirming = [], ...order }: O,
  paymentId: string,
): O {
  const left = confirming.filter((claim) => claim.paymentId !== paymentId);
  return { ...order, ...(left.length > 0 && { confirming: left }) } as O;
}

export const isPaymentAwaited = ({ paidBy, payments, confirming = [] }: OrderState): boolean =>
  paidBy === undefined && (confirming.length > 0 || payments.some(isAwaitingCapture));

/** True if we've received an amount other than the price for an unpaid order and haven't refunded it. */
export const hasUncountedMoney = (
  order: Pick<OrderState, 'payments' | 'refunds' | 'disputes' | 'paidBy'>,
): boolean =>
  order.paidBy === undefined && order.payments.some((payment) => refundablePaise(order, payment) > 0);

export const buyerStatusOf = (order: OrderState): PublicOrder['status'] => {
  if (isPaymentAwaited(order)) return 'processing';
  return hasUncountedMoney(order) ? 'checking' : order.status;
};

/** True if we've received an amount other than the price, so only Razorpay's order can show whether it counts. */
export const isAmountDoubtful = ({ paidBy, payments, currency }: StatefulOrder): boolean =>
  paidBy === undefined && payments.some((payment) => payment.captured && payment.currency === currency);

/** Returns how many paise were paid above the price. Negative if less was paid. */
export const amountDifference = ({
  paise,
  payments,
  paidBy,
}: Pick<StatefulOrder, 'paise' | 'payments' | 'paidBy'>): number =>
  (payments.find(({ id }) => id === paidBy)?.paise ?? paise) - paise;

// A buyer has a day to try to pay, the checkout stays open for 15 minutes, and a bank can report a payment up to five
// days later.
const awaitedMs = 6 * 24 * 60 * 60_000;
// Longer than a Lambda function can run, and longer than Razorpay's list of refunds can lag behind.
const requestedRefundMs = 15 * 60_000;
// Longer than the Lambda function that makes the refund can run, which is 25 seconds.
const refundInProgressMs = 60_000;

/**
 * Returns the captured payment that matches the price exactly, or else the one that Razorpay accepts, because a fee or
 * an offer can change the amount.
 */
function payingOf({ paise, currency }: StatefulOrder, payments: Payment[], said?: ProviderOrderState) {
  const captured = payments.filter((payment) => payment.captured && payment.currency === currency);
  const exact = captured.find((payment) => payment.paise === paise);
  if (exact || !said?.isPaid) return exact?.id;
  const counted = captured.find((payment) => payment.paise === said.paidPaise);
  return (counted ?? (said.paidPaise >= paise ? captured[0] : undefined))?.id;
}

/** Permanently replaces an estimated payment time, so that the order always matches the receipt. */
export function fixPaidAt<O extends OrderState>(order: O, reportedAt: string): O {
  if (!order.paidAtEstimated) return order;
  const { paidAtEstimated: _, ...fixed } = order;
  return { ...fixed, paidAt: reportedAt } as O;
}

/**
 * The time comes from the capture event. Until that arrives or a receipt is issued, we use the time the payment was
 * started.
 */
function paidAtOf({ paidAt, paidAtEstimated }: OrderState, payments: Payment[], paidBy: string) {
  if (paidAt && !paidAtEstimated) return {};
  const { capturedAt, createdAt } = payments.find(({ id }) => id === paidBy) ?? {};
  if (capturedAt) return { paidAt: capturedAt, paidAtEstimated: undefined };
  return { paidAt: paidAt ?? createdAt, paidAtEstimated: true };
}

/**
 * True once Razorpay has reported the outcome of the claimed payment. If the amount differs from the price, for example
 * because of a fee or an offer, only Razorpay's order shows the outcome.
 */
function isAnswered(
  { paymentId, at: claimedAt }: { paymentId: string; at: string },
  { payments, paidBy, currency }: StatefulOrder,
  { payments: news, order, at, saidAt = at }: PaymentUpdate,
): boolean {
  const taken = payments.find(({ id, captured }) => id === paymentId && captured);
  if (taken) return paidBy !== undefined || order !== undefined || taken.currency !== currency;
  const last = news.find(({ id }) => id === paymentId)?.status;
  // The times in Razorpay's events are accurate only to the second.
  const isLater = Date.parse(saidAt) + 1000 > Date.parse(claimedAt);
  return isLater && (last === 'failed' || last === 'refunded');
}

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
  // Only processed refunds count, because a pending refund can fail and a status never moves back.
  const processed = processedPaise({ refunds }, paying);
  if (processed === 0) return 'paid';
  return processed < paying.paise ? 'partially_refunded' : 'refunded';
}

function isSettled(order: StatefulOrder, { complete, at, order: said }: PaymentUpdate): boolean {
  const age = (from: string) => Date.parse(at) - Date.parse(from);
  const isAwaited =
    order.payments.some(isAwaitingCapture) || order.refunds.some(({ status }) => status === 'pending');
  const isDoubtful = isAmountDoubtful(order) && said === undefined;
  if (isAwaited || order.refundAsked || isDoubtful || !(complete || order.settled)) return false;
  const lastTry = [order.createdAt, ...order.payments.map(({ createdAt }) => createdAt)].sort().at(-1);
  if (age(lastTry ?? order.createdAt) > awaitedMs) return true;
  // Every payment must be final, because a failed one can still be captured days later.
  return order.paidBy !== undefined && order.payments.every(isFinal);
}

const isFinal = ({ status }: Payment) => status === 'captured' || status === 'refunded';

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
