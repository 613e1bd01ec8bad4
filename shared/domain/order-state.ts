import { sumPaise } from './money.ts';
import type { OrderState, OrderStatus, Payment, Refund } from './order.ts';

/** An order as far as its state is computed from it. */
export interface StatefulOrder extends OrderState {
  paise: number;
  currency: string;
  createdAt: string;
}

/** The payments and refunds of an order, as Razorpay reported them at a time. */
export interface PaymentUpdate {
  payments: Payment[];
  refunds: Refund[];
  /** It is everything that Razorpay knew of the order. */
  complete: boolean;
  at: string;
}

/**
 * The order after an update. Updates come from the checkout, the webhook, the sweep and the owner, in any order
 * and any number of times: each payment and each refund moves forward only, and an update without anything new
 * returns the very same order.
 */
export function applyUpdate<O extends StatefulOrder>(order: O, update: PaymentUpdate): O {
  const payments = withoutExcess(merge(order.payments, update.payments, laterPayment));
  const refunds = merge(order.refunds, update.refunds, laterRefund);
  const paidBy = order.paidBy ?? payments.find((payment) => pays(order, payment))?.id;
  const next = { ...order, payments, refunds, ...(paidBy && { paidBy, paidAt: order.paidAt ?? update.at }) };
  next.status = statusOf(next);
  next.settled = isSettled(next, update);
  return isSame(next, order) ? order : next;
}

/** The order before Razorpay is asked for a refund: whatever becomes of the answer, the sweep looks for it. */
export const expectRefund = <O extends OrderState>(order: O, at: string): O => ({
  ...order,
  refundAskedAt: at,
  settled: false,
});

// An order is offered for a day and its checkout stays open for a quarter of an hour; a bank may pass a payment
// on up to five days after that.
const awaitedMs = 6 * 24 * 60 * 60_000;
const refundAwaitedMs = 30 * 24 * 60 * 60_000;
// Longer than a Lambda can be at it.
const refundAskedMs = 15 * 60_000;

/** A buyer may try as often as the checkout lets her, and an item of the table has 400 KB. */
const mostFailures = 50;

const pays = ({ paise, currency }: StatefulOrder, payment: Payment) =>
  payment.captured && payment.paise === paise && payment.currency === currency;

function statusOf({ paise, payments, refunds, paidBy }: StatefulOrder): OrderStatus {
  if (paidBy === undefined) return payments.length > 0 ? 'attempted' : 'created';
  // Only what has arrived counts: a refund on its way may fail yet, and an order never moves back.
  const arrived = sumPaise(
    refunds.filter(({ paymentId, status }) => paymentId === paidBy && status === 'processed'),
  );
  if (arrived === 0) return 'paid';
  return arrived < paise ? 'partially_refunded' : 'refunded';
}

function isSettled(order: StatefulOrder, { complete, at }: PaymentUpdate): boolean {
  const age = (from: string) => Date.parse(at) - Date.parse(from);
  const refundsAwaited = order.refunds.some(
    ({ status, createdAt }) => status === 'pending' && age(createdAt) < refundAwaitedMs,
  );
  // An update that is not complete can raise a question, never close one.
  const isAsked = order.refundAskedAt !== undefined && age(order.refundAskedAt) < refundAskedMs;
  if (refundsAwaited || isAsked || !(complete || order.settled)) return false;
  const lastTry = [order.createdAt, ...order.payments.map(({ createdAt }) => createdAt)].toSorted().at(-1);
  if (age(lastTry ?? order.createdAt) > awaitedMs) return true;
  // A failed payment may still be captured, days later.
  return order.paidBy !== undefined && order.payments.every(({ status }) => isFinal(status));
}

const isFinal = (status: Payment['status']) => status === 'captured' || status === 'refunded';

/** One list of both, by id and in the order of time; `later` decides where both have an entry. */
function merge<T extends Payment | Refund>(known: T[], news: T[], later: (known: T, news: T) => T): T[] {
  const merged = new Map(known.map((entry) => [entry.id, entry]));
  for (const entry of news) {
    const before = merged.get(entry.id);
    merged.set(entry.id, before ? later(before, entry) : entry);
  }
  return [...merged.values()].toSorted(byTime);
}

const byTime = (a: Payment | Refund, b: Payment | Refund) =>
  a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id) ? -1 : 1;

const paymentOrder = ['created', 'failed', 'authorized', 'captured', 'refunded'];

/** A payment that failed may be captured later; what was captured never fails. */
function laterPayment(known: Payment, news: Payment): Payment {
  const isFurther = paymentOrder.indexOf(news.status) > paymentOrder.indexOf(known.status);
  const [last, first] = isFurther ? [news, known] : [known, news];
  const failure = known.failure ?? news.failure;
  return { ...first, ...last, captured: known.captured || news.captured, ...(failure && { failure }) };
}

const refundOrder = ['pending', 'failed', 'processed'];

const laterRefund = (known: Refund, news: Refund): Refund =>
  refundOrder.indexOf(news.status) > refundOrder.indexOf(known.status)
    ? { ...known, ...news }
    : { ...news, ...known };

function withoutExcess(payments: Payment[]): Payment[] {
  const failures = payments.filter(({ status }) => status === 'failed');
  const excess = new Set(failures.slice(0, Math.max(0, failures.length - mostFailures)));
  return payments.filter((payment) => !excess.has(payment));
}

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
