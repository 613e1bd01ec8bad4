import type { EmailRecord } from '#shared/domain/mail/mail.ts';
import { type Expectation, expectationOf } from '#shared/domain/orders/open-order.ts';
import type { CourseDeletion, LinkClosed, OrderStatus } from '#shared/domain/orders/order.ts';
import { orderDueKeys } from '#shared/domain/orders/order-due.ts';
import type { OrderSeat } from '#shared/domain/orders/order-seat.ts';
import type { StatefulOrder } from '#shared/domain/orders/order-state.ts';
import type { Plan, Product, WantedTime } from '#shared/domain/orders/payment.ts';
import type { RefundStep } from '#shared/domain/work/work.ts';
import { statusPartition } from '#shared/table.ts';
import * as figures from '../figures/store.ts';
import { mail } from '../platform/outbox/email-entries.ts';
import type { Entry, NewEntry, Outboxed } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';
import { indexEntry, indexNow, reindexed, rowKeysOf, type Searchable, searchable } from '../search/keys.ts';
import { emailHash } from './buyers.ts';

/**
 *   pk      sk     gsi1pk   gsi1sk             gsi3pk           gsi3sk
 *   ORDER   <id>   ORDER    <createdAt>#<id>   ORDER_<STATUS>   <paidAt or createdAt>#<id>
 *
 *   gsi2pk         gsi2sk
 *   OPEN_PAYMENT   1#<createdAt>#<id>   a payment is authorised, or a refund is pending
 *   OPEN_PAYMENT   0#<createdAt>#<id>   a payment attempt may still succeed
 *
 *   gsi5pk      gsi5sk
 *   DUE_MONEY   <time>#<reason>#<id>   needs attention, or an email to the buyer hasn't arrived
 *
 * An order is in gsi2 as long as any of its payments or refunds isn't final. The sweep asks Razorpay only about these
 * orders, so an order without a payment attempt costs no calls.
 */

/** A job passes these changes on to the order's work, receipt and search documents. */
export interface OrderChangeFacts {
  news: 'paid' | 'refund' | 'session refund' | 'seat' | 'address';
  /** The hash of the buyer's old address, used to remove the order from the buyers' index. */
  former?: string | undefined;
  /** A refund includes its own timestamp, because the job may run much later. */
  refund?: RefundStep;
}

export const news = (kind: OrderChangeFacts['news'], former?: string): NewEntry => ({
  kind: 'ORDER',
  facts: { news: kind, ...(former && { former }) } satisfies OrderChangeFacts,
});

export const orderRefunded = (refund: RefundStep): NewEntry => ({
  kind: 'ORDER',
  facts: { news: 'refund', refund } satisfies OrderChangeFacts,
});

/** True for an entry about a refund that the order's work doesn't know of yet. */
export const isRefundNews = ({ kind, facts }: Entry): boolean =>
  kind === 'ORDER' && (facts as OrderChangeFacts).refund !== undefined;

/** The entry that says the order has been paid, until a job has followed it. */
export const paidEntryOf = ({ outbox = [] }: Pick<Outboxed, 'outbox'>): Entry<OrderChangeFacts> | undefined =>
  (outbox as Entry<OrderChangeFacts>[]).find(({ kind, facts }) => kind === 'ORDER' && facts.news === 'paid');

/**
 * Returns the time when the change was reported. The work begins then, because a payment can be captured days after it
 * was made.
 */
export const reportedAt = ({ due, originalDue = due }: Entry): string => originalDue;

/** Always check a payment against the stored order, never against values from a request. */
export interface StoredOrder extends StatefulOrder, Searchable, Pick<Outboxed, 'outbox' | 'outboxTag'> {
  id: string;
  /** Our reference for the order at Razorpay, not the receipt that the buyer gets. */
  receipt: string;
  fingerprint: string;
  userId: string;
  currency: 'INR';
  plan?: Plan;
  product?: Product;
  wants?: WantedTime | undefined;
  linkId?: string;
  buyer?: { name: string; email: string; mobile: string };
  isRepeatConfirmed?: boolean | undefined;
  noticeVersion?: number | undefined;
  /** Incrementing it revokes all of the order's links and sessions. Defaults to 0. */
  linkVersion?: number;
  /** An ID is added before its complaint is stored, so the complaint may not exist. */
  complaintIds?: ReadonlySet<string>;
  receiptSerial?: string;
  catalogue: string;
  /** The public ID of the Razorpay key used to open the checkout. Orders paid in cash or by transfer don't have one. */
  keyId?: string;
  version: number;
  /** When we last asked Razorpay for a visitor. The sweep doesn't set it. */
  lastCheckedAt?: string;
  /** Set when Razorpay doesn't recognise the order, for example because our keys now belong to another account. */
  unknownSince?: string | undefined;
  seat?: OrderSeat;
  courseDeletion?: CourseDeletion | undefined;
  /** Set if the payment link had been withdrawn or had expired by the time the buyer paid. */
  linkClosed?: LinkClosed;
  /** Written only together with the outbox, because `write` checks the outbox for changes but not the emails. */
  emails: EmailRecord[];
  gsi2pk?: string;
  gsi2sk?: string;
}

export type NewOrder = Pick<
  StoredOrder,
  | 'id'
  | 'receipt'
  | 'fingerprint'
  | 'userId'
  | 'paise'
  | 'plan'
  | 'product'
  | 'wants'
  | 'linkId'
  | 'buyer'
  | 'noticeVersion'
  | 'isRepeatConfirmed'
  | 'catalogue'
  | 'keyId'
  | 'createdAt'
>;

/** Stores an order once. Returns false if a different order has its ID. */
export async function add(order: NewOrder): Promise<boolean> {
  const unpaid = { ...order, status: 'created', payments: [], refunds: [], settled: false } as const;
  const item = {
    ...{ ...key(order.id), ...unpaid, currency: 'INR', version: 0, emails: [] },
    ...indexKeysOf(unpaid),
  };
  const added = await outbox.insertOnce({ ...item, ...searchable(item, item) }, [indexEntry]);
  if (added) await indexNow(key(order.id));
  return added;
}

export const find = (id: string) => table.find<StoredOrder>(key(id));

/**
 * Changes an order and queues the entries of `follows` in the same write. `next` and `follows` must be pure, because
 * they run again if another change gets in first. Throws `busy` if that keeps happening. Returns undefined if the order
 * doesn't exist.
 */
export async function update(
  id: string,
  next: (order: StoredOrder) => StoredOrder,
  follows: (before: StoredOrder, after: StoredOrder) => readonly NewEntry[] = () => [],
  retryLimits: table.RetryLimits = waiting,
): Promise<{ before: StoredOrder; after: StoredOrder } | undefined> {
  let before: StoredOrder | undefined;
  const changed = async (order: StoredOrder) => {
    before = order;
    const after = next(order);
    if (after === order) return undefined;
    await figures.markChange(order, after);
    const keys = { ...indexKeysOf(after), ...orderDueKeys(after) };
    return {
      set: { ...changesOf(order, after), ...keys, version: order.version + 1 },
      condition: '#version = :seen',
      values: { seen: order.version },
      entries: follows(order, after),
    };
  };
  const after = await outbox.change<StoredOrder>(key(id), changed, retryLimits);
  return before && { before, after: after ?? before };
}

function changesOf(before: StoredOrder, after: StoredOrder): Partial<StoredOrder> {
  const names = Object.keys({ ...before, ...after }) as (keyof StoredOrder)[];
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  );
}

export const revokeLinks = (id: string) => table.change<StoredOrder>(key(id), { add: { linkVersion: 1 } });

/**
 * Also revokes the order's links, which were sent to the old address, and emails a new one. An unpaid order isn't in
 * the buyers' index and has no link. Returns undefined if the order doesn't exist or has no buyer.
 */
export async function correctEmail(id: string, email: string): Promise<StoredOrder | undefined> {
  let before: StoredOrder | undefined;
  const corrected = await outbox.change<StoredOrder>(key(id), (order) => {
    if (!order.buyer) return undefined;
    before = order;
    const buyer = { ...order.buyer, email };
    const search = reindexed(key(id), order, { buyer });
    const set = { buyer, ...orderDueKeys({ ...order, buyer }), ...search.set };
    const former = emailHash(order.buyer.email);
    const isSame = former === emailHash(email);
    const follows = order.paidBy ? [news('address', isSame ? undefined : former), mail('order-link')] : [];
    return { set, add: { linkVersion: 1 }, entries: [...follows, ...search.entries] };
  });
  if (corrected && before) await indexNow(key(id), rowKeysOf(key(id), before));
  return corrected;
}

/** `since` is ISO 8601, or undefined once Razorpay recognises the order again. */
export async function markUnknown(id: string, since: string | undefined): Promise<StoredOrder | undefined> {
  const change = await update(id, (order) =>
    Boolean(order.unknownSince) === Boolean(since) ? order : { ...order, unknownSince: since },
  );
  return change?.after;
}

/** Returns false if we have already asked Razorpay about this order for a visitor within the last `everyMs`. */
export async function claimRefresh(id: string, everyMs: number): Promise<boolean> {
  const now = Date.now();
  const marked = await table.change(key(id), {
    set: { lastCheckedAt: new Date(now).toISOString() },
    condition: 'attribute_exists(pk) AND (attribute_not_exists(#lastCheckedAt) OR #lastCheckedAt < :due)',
    values: { due: new Date(now - everyMs).toISOString() },
  });
  return marked !== undefined;
}

/** Call this before storing the complaint. No amounts change, so the order's version stays the same. */
export const noteComplaint = (id: string, complaintId: string) =>
  table.change(key(id), { add: { complaintIds: new Set([complaintId]) } });

export const markReceipt = (id: string, serial: string) =>
  outbox.change<StoredOrder>(key(id), (order) => {
    if (order.receiptSerial) return undefined;
    const set = { receiptSerial: serial };
    return { set: { ...set, ...searchable(key(id), { ...order, ...set }) }, entries: [] };
  });

export const list = ({ limit, after }: PageQuery, status?: OrderStatus) =>
  queries.list<StoredOrder>({
    ...(status
      ? { index: 'gsi3', partition: statusPartition(status) }
      : { index: 'gsi1', partition: 'ORDER' }),
    limit,
    before: after,
  });

export const listOpen = (expectation: Expectation, limit: number, before: string | undefined) =>
  queries.listPart<StoredOrder>({
    ...{ index: 'gsi2', partition: 'OPEN_PAYMENT', part: String(ranks[expectation]) },
    limit,
    before,
  });

/**
 * The gsi2 keys also depend on the time, so they can change even if the order doesn't. Does nothing if another change
 * gets in first.
 */
export async function reindex(order: StoredOrder): Promise<void> {
  const { gsi2pk, gsi2sk } = indexKeysOf(order);
  if (gsi2pk === order.gsi2pk && gsi2sk === order.gsi2sk) return;
  const condition = { condition: '#version = :seen', values: { seen: order.version } };
  await table.change(key(order.id), { set: { gsi2pk, gsi2sk }, ...condition });
}

// A person or a job is waiting. Two changes fit into a Lambda's 25 seconds, leaving time for Razorpay.
const waiting: table.RetryLimits = { mostTries: Number.POSITIVE_INFINITY, mostMs: 8000 };

/**
 * Razorpay waits five seconds for the response to a webhook and tries again after a failure, so the last attempt starts
 * within three. The pauses get longer, so that a buyer who returns from the checkout gets through first.
 */
export const webhookRetryLimits: table.RetryLimits = {
  mostTries: Number.POSITIVE_INFINITY,
  mostMs: 3000,
  pauseMs: (tries) => 50 * 2 ** Math.min(tries, 5),
};

const key = (id: string) => ({ pk: 'ORDER', sk: id }) as const;

function indexKeysOf(order: Indexed) {
  const { id, createdAt, status, paidAt = createdAt } = order;
  const gsi1sk = `${createdAt}#${id}`;
  const expectation = expectationOf(order);
  return {
    gsi1pk: 'ORDER',
    gsi1sk,
    gsi2pk: expectation && 'OPEN_PAYMENT',
    gsi2sk: expectation && `${ranks[expectation]}#${gsi1sk}`,
    gsi3pk: statusPartition(status),
    gsi3sk: `${paidAt}#${id}`,
  };
}

type Indexed = Pick<StoredOrder, 'id' | 'createdAt' | 'status' | 'paidAt'> &
  Parameters<typeof expectationOf>[0];

const ranks: Record<Expectation, 0 | 1> = { awaited: 1, possible: 0 };
