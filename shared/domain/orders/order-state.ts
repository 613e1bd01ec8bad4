import { isAwaitingCapture } from './attention.ts';
import { mergeDisputes, mergePayments, mergeRefunds } from './merge-updates.ts';
import type { OrderState, OrderStatus, PublicOrder } from './order.ts';
import type { Dispute, Payment, Refund } from './payment-records.ts';
import { isGivenBack, processedPaise, refundablePaise } from './refunds.ts';

/**
 * The state of an order, which follows from its payments, refunds and disputes. The file is long because what opens a question
 * to Razorpay stands beside what answers the question.
 */

/** The part of an order from which its state is computed. */
export interface StatefulOrder extends OrderState {
  paise: number;
  currency: string;
  createdAt: string;
}

/** The payments, refunds and disputes of an order, as Razorpay reported them at a time. */
export interface PaymentUpdate {
  payments: Payment[];
  refunds: Refund[];
  disputes?: Dispute[];
  /** What Razorpay says of the order itself, which decides where a payment has another amount than the order. */
  order?: ProviderOrderState;
  /** The update has everything that Razorpay knew of the order. */
  complete: boolean;
  at: string;
  /** The time at which Razorpay said it, where it is earlier: an event may be on its way for hours. */
  saidAt?: string;
}

/** An order as Razorpay has it. */
export interface ProviderOrderState {
  isPaid: boolean;
  /** Paise that count as paid for it. */
  paidPaise: number;
}

/**
 * The order after an update. Updates come from the checkout, the webhook, the sweep and the owner, in any order
 * and any number of times: each payment and each refund moves forward only, and an update without anything new
 * returns the very same order.
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
  if (isGivenBack(next)) next.wasRefundedInFull = true;
  next.status = statusOf(next);
  next.settled = isSettled(next, update);
  return isSame(next, order) ? order : next;
}

/**
 * The order before Razorpay is asked for a refund: nobody else can ask for another refund meanwhile, and the sweep looks
 * for the refund where the answer is lost.
 */
export const expectRefund = <O extends OrderState>(
  order: O,
  refundAsked: NonNullable<OrderState['refundAsked']>,
): O => ({ ...order, refundAsked, settled: false });

/** The order without a request for a refund that Razorpay has refused. */
export function forgetRefund<O extends OrderState>(order: O, key: string): O {
  if (order.refundAsked?.key !== key) return order;
  const { refundAsked: _, ...forgotten } = order;
  return forgotten as O;
}

/** Whether Razorpay may still be making a refund that a request with another key asked for. */
export const isRefundBeingMade = ({ refundAsked }: OrderState, key: string, now: number): boolean =>
  refundAsked !== undefined && refundAsked.key !== key && now - Date.parse(refundAsked.at) < refundMadeMs;

/**
 * The order after a checkout has proved a payment, before Razorpay is asked about it: meanwhile the buyer reads that the
 * payment is being confirmed, and must not be made again.
 */
export function expectPayment<O extends OrderState>(order: O, paymentId: string, at: string): O {
  const known = order.payments.find(({ id }) => id === paymentId);
  const isKnown = order.confirming?.some((claim) => claim.paymentId === paymentId);
  if (order.paidBy || isKnown || (known && isOver(known))) return order;
  return { ...order, confirming: [...(order.confirming ?? []), { paymentId, at }], settled: false };
}

/** The order without a claim that turned out to be about a payment of another order. */
export function forgetPayment<O extends OrderState>({ confirming = [], ...order }: O, paymentId: string): O {
  const left = confirming.filter((claim) => claim.paymentId !== paymentId);
  return { ...order, ...(left.length > 0 && { confirming: left }) } as O;
}

/** Whether money for an order that is not paid is on its way: a bank has agreed, or the checkout has proved it. */
export const isPaymentAwaited = ({ paidBy, payments, confirming = [] }: OrderState): boolean =>
  paidBy === undefined && (confirming.length > 0 || payments.some(isAwaitingCapture));

/** Whether an unpaid order has received money that doesn't count as its price, and has not been refunded. */
export const hasUncountedMoney = (
  order: Pick<OrderState, 'payments' | 'refunds' | 'disputes' | 'paidBy'>,
): boolean =>
  order.paidBy === undefined && order.payments.some((payment) => refundablePaise(order, payment) > 0);

/** The status of an order as its buyer reads it. */
export const buyerStatusOf = (order: OrderState): PublicOrder['status'] => {
  if (isPaymentAwaited(order)) return 'processing';
  return hasUncountedMoney(order) ? 'checking' : order.status;
};

/** Whether money came that is not the price of an order, so that Razorpay's own order has to say what it paid. */
export const isAmountDoubtful = ({ paidBy, payments, currency }: StatefulOrder): boolean =>
  paidBy === undefined && payments.some((payment) => payment.captured && payment.currency === currency);

/** Paise by which the payment of an order is above its price, or below it where negative. */
export const amountDifference = ({
  paise,
  payments,
  paidBy,
}: Pick<StatefulOrder, 'paise' | 'payments' | 'paidBy'>): number =>
  (payments.find(({ id }) => id === paidBy)?.paise ?? paise) - paise;

// An order is offered for a day and its checkout stays open for a quarter of an hour; a bank may pass a payment
// on up to five days after that.
const awaitedMs = 6 * 24 * 60 * 60_000;
// Longer than a Lambda can run, and longer than Razorpay's list lags behind.
const refundAskedMs = 15 * 60_000;
// The Lambda that asks for a refund runs 25 seconds at most.
const refundMadeMs = 60_000;

/**
 * The payment that pays an order: a captured one over its amount, or the one that Razorpay counts for the order,
 * which a fee that the buyer bears or an offer makes larger or smaller.
 */
function payingOf({ paise, currency }: StatefulOrder, payments: Payment[], said?: ProviderOrderState) {
  const captured = payments.filter((payment) => payment.captured && payment.currency === currency);
  const exact = captured.find((payment) => payment.paise === paise);
  if (exact || !said?.isPaid) return exact?.id;
  const counted = captured.find((payment) => payment.paise === said.paidPaise);
  return (counted ?? (said.paidPaise >= paise ? captured[0] : undefined))?.id;
}

/**
 * The order with a final time of payment: the time of the event of the capture, or else of the first news of the payment
 * (ISO 8601). The receipt, and all that is written later, agrees with this time.
 */
export function fixPaidAt<O extends OrderState>(order: O, heardAt: string): O {
  if (!order.paidAtEstimated) return order;
  const { paidAtEstimated: _, ...fixed } = order;
  return { ...fixed, paidAt: heardAt } as O;
}

/**
 * The time at which an order was paid: the time of the event of the capture, or an estimate, the beginning of the payment,
 * until that event comes or the receipt is written.
 */
function paidAtOf({ paidAt, paidAtEstimated }: OrderState, payments: Payment[], paidBy: string) {
  if (paidAt && !paidAtEstimated) return {};
  const { capturedAt, createdAt } = payments.find(({ id }) => id === paidBy) ?? {};
  if (capturedAt) return { paidAt: capturedAt, paidAtEstimated: undefined };
  return { paidAt: paidAt ?? createdAt, paidAtEstimated: true };
}

/** Whether Razorpay has said since a claim what became of its payment, and whether another amount than the price counts. */
function isAnswered(
  { paymentId, at: claimedAt }: { paymentId: string; at: string },
  { payments, paidBy, currency }: StatefulOrder,
  { payments: news, order, at, saidAt = at }: PaymentUpdate,
): boolean {
  const taken = payments.find(({ id, captured }) => id === paymentId && captured);
  if (taken) return paidBy !== undefined || order !== undefined || taken.currency !== currency;
  const last = news.find(({ id }) => id === paymentId)?.status;
  // Razorpay's events tell whole seconds.
  const isLater = Date.parse(saidAt) + 1000 > Date.parse(claimedAt);
  return isLater && (last === 'failed' || last === 'refunded');
}

/** Whether the refund that Razorpay was asked for is there, or all that Razorpay knows shows that it was not made. */
const isRefundAnswered = (
  { refundAsked, refunds }: StatefulOrder,
  { complete, at }: PaymentUpdate,
): boolean =>
  refundAsked !== undefined &&
  (refunds.some(({ key }) => key === refundAsked.key) ||
    (complete && Date.parse(at) - Date.parse(refundAsked.at) >= refundAskedMs));

function statusOf({ payments, refunds, paidBy }: StatefulOrder): OrderStatus {
  const paying = payments.find(({ id }) => id === paidBy);
  if (!paying) return payments.length > 0 ? 'attempted' : 'created';
  // Only processed refunds count: a pending refund may still fail, and a status never moves back.
  const processed = processedPaise({ refunds }, paying);
  if (processed === 0) return 'paid';
  return processed < paying.paise ? 'partially_refunded' : 'refunded';
}

function isSettled(order: StatefulOrder, { complete, at, order: said }: PaymentUpdate): boolean {
  const age = (from: string) => Date.parse(at) - Date.parse(from);
  // Razorpay is asked about both until they end; when that takes too long, the owner looks at them.
  const isAwaited =
    order.payments.some(isAwaitingCapture) || order.refunds.some(({ status }) => status === 'pending');
  // Only Razorpay's order can say whether money of another amount pays it, however long that takes.
  const isDoubtful = isAmountDoubtful(order) && said === undefined;
  // An update that is not complete can open a question, but never close one.
  if (isAwaited || order.refundAsked || isDoubtful || !(complete || order.settled)) return false;
  const lastTry = [order.createdAt, ...order.payments.map(({ createdAt }) => createdAt)].sort().at(-1);
  if (age(lastTry ?? order.createdAt) > awaitedMs) return true;
  // A failed payment may still be captured, days later.
  return order.paidBy !== undefined && order.payments.every(isOver);
}

const isOver = ({ status }: Payment) => status === 'captured' || status === 'refunded';

/** Compares plain data, whatever the order of its keys. */
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
