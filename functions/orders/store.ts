import type { MailRecord } from '#shared/domain/mail/mail.ts';
import { type Expectation, expectationOf } from '#shared/domain/orders/open-order.ts';
import type { CourseGone, LinkClosed, OrderStatus } from '#shared/domain/orders/order.ts';
import { orderDueKeys } from '#shared/domain/orders/order-due.ts';
import type { OrderSeat } from '#shared/domain/orders/order-seat.ts';
import type { StatefulOrder } from '#shared/domain/orders/order-state.ts';
import type { Plan, Product } from '#shared/domain/orders/payment.ts';
import type { RefundStep } from '#shared/domain/work/work.ts';
import { statusPartition } from '#shared/table.ts';
import * as figures from '../figures/store.ts';
import {
  attributesOf,
  ifUnchanged,
  type NewEntry,
  type Outboxed,
  withNew,
} from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';
import { indexLater, indexNow, reindexed, rowKeysOf, type Searchable, searchable } from '../search/keys.ts';

/**
 *   pk      sk         gsi1pk   gsi1sk                 gsi3pk           gsi3sk
 *   ORDER   <its id>   ORDER    <createdAt>#<its id>   ORDER_<STATUS>   <paidAt or createdAt>#<its id>
 *
 *   gsi2pk         gsi2sk
 *   OPEN_PAYMENT   1#<createdAt>#<its id>   a payment is authorized, or a refund is pending
 *   OPEN_PAYMENT   0#<createdAt>#<its id>   an attempt to pay may still succeed
 *
 *   gsi5pk   gsi5sk
 *   DUE_MONEY   <time>#<reason>#<its id>   it needs attention, or a mail to its buyer has not arrived
 *
 * An order is in gsi2 while one of its payments or refunds is not final. The sweep asks Razorpay about these orders alone,
 * so an order that nobody tries to pay costs no call. The id is Razorpay's.
 *
 * The file is long because every write of an order has to keep its version, its outbox and its index keys true together.
 */

/** The facts of an ORDER entry: a change that the work, the receipt and the search keys of an order follow. */
export interface OrderNews {
  news: 'paid' | 'refund' | 'seat' | 'address';
  /** The hash of the former address, from whose index the order is removed. */
  former?: string | undefined;
  /** The step that a refund took, with its own time: the job may run much later. */
  refund?: RefundStep;
}

export const news = (kind: OrderNews['news'], former?: string): NewEntry => ({
  kind: 'ORDER',
  facts: { news: kind, ...(former && { former }) } satisfies OrderNews,
});

export const refundNews = (refund: RefundStep): NewEntry => ({
  kind: 'ORDER',
  facts: { news: 'refund', refund } satisfies OrderNews,
});

/** An order as it is stored. Payments are checked against it, never against what a caller sends. */
export interface StoredOrder extends StatefulOrder, Searchable, Pick<Outboxed, 'outbox' | 'outboxTag'> {
  id: string;
  /** Our own reference at Razorpay. */
  receipt: string;
  fingerprint: string;
  userId: string;
  currency: 'INR';
  plan?: Plan;
  /** A course, or words and an amount, in the place of a plan. */
  product?: Product;
  /** The payment link that asked for it. */
  linkId?: string;
  buyer?: { name: string; email: string; mobile: string };
  /** The buyer confirmed that this is a second purchase of the same thing. */
  isSecondMeant?: boolean | undefined;
  /** The version of the notice about personal data that stood at the form. */
  noticeVersion?: number | undefined;
  /** Counting it up revokes every link and session of the order; missing for 0. */
  linkVersion?: number;
  /** The ids of the order's complaints, each written before the complaint is stored. */
  complaintIds?: ReadonlySet<string>;
  /** The number of the order's receipt. */
  receiptSerial?: string;
  catalogue: string;
  /** The public id of the key that the checkout was opened with; missing for cash, which has no checkout. */
  keyId?: string;
  /** Counts the changes. A change is written only onto the version that it was made from. */
  version: number;
  /** When Razorpay was last asked on behalf of a visitor. */
  askedAt?: string;
  /** When Razorpay first did not know the order: the key may belong to another account by now. */
  unknownSince?: string | undefined;
  /** What is known of the seat that the order paid for. */
  seat?: OrderSeat;
  /** The course that the order paid for is deleted. */
  courseGone?: CourseGone | undefined;
  /** Its payment link was withdrawn, or past its last day, when the order was paid. */
  linkClosed?: LinkClosed;
  /** The mails that ended. They are written with the outbox alone. */
  mails: MailRecord[];
  gsi2pk?: string;
  gsi2sk?: string;
}

/** The part of an order that is known when it is opened. */
export type NewOrder = Pick<
  StoredOrder,
  | 'id'
  | 'receipt'
  | 'fingerprint'
  | 'userId'
  | 'paise'
  | 'plan'
  | 'product'
  | 'linkId'
  | 'buyer'
  | 'noticeVersion'
  | 'isSecondMeant'
  | 'catalogue'
  | 'keyId'
  | 'createdAt'
>;

/** Stores an order once. False when another order has its id. */
export async function add(order: NewOrder): Promise<boolean> {
  const unpaid = { ...order, status: 'created', payments: [], refunds: [], settled: false } as const;
  const item = {
    ...{ ...key(order.id), ...unpaid, currency: 'INR', version: 0, mails: [] },
    ...indexKeysOf(unpaid),
  };
  const added = await outbox.insertOnce({ ...item, ...searchable(item, item) }, [indexLater]);
  if (added) await indexNow(key(order.id));
  return added;
}

export const find = (id: string) => table.find<StoredOrder>(key(id));

/**
 * Changes an order by `next`, and appends the entries of `follows` in the same write. Both are functions without effects:
 * they run again on the newer order when another change came between. Returns the order before and after; undefined where
 * there is no such order. Throws `busy` when other changes come between again and again.
 */
export async function update(
  id: string,
  next: (order: StoredOrder) => StoredOrder,
  follows: (before: StoredOrder, after: StoredOrder) => readonly NewEntry[] = () => [],
  patience: table.Patience = waiting,
): Promise<{ before: StoredOrder; after: StoredOrder } | undefined> {
  const attempt = async () => {
    const before = await find(id);
    if (!before) return {};
    const after = next(before);
    const written = after === before ? before : await write(before, after, follows(before, after));
    return written && { change: { before, after: written } };
  };
  return (await table.untilWritten(attempt, patience)).change;
}

/**
 * Writes a change onto the order that it was made from. The outbox has to be unchanged as well, because popping an entry
 * does not count up the version. Undefined when another write came between.
 */
async function write(
  before: StoredOrder,
  after: StoredOrder,
  entries: readonly NewEntry[],
): Promise<StoredOrder | undefined> {
  await figures.markChange(before, after);
  const set = {
    ...changesOf(before, after),
    ...indexKeysOf(after),
    ...orderDueKeys(after),
    version: before.version + 1,
    ...attributesOf(withNew(before, entries)),
  };
  const seen = { condition: '#version = :seen', values: { seen: before.version } };
  const unchanged = ifUnchanged(before);
  return table.change<StoredOrder>(key(before.id), {
    set,
    condition: `${seen.condition} AND ${unchanged.condition}`,
    values: { ...seen.values, ...unchanged.values },
  });
}

/** The attributes that differ after a change; undefined for those that it removed. */
function changesOf(before: StoredOrder, after: StoredOrder): Partial<StoredOrder> {
  const names = Object.keys({ ...before, ...after }) as (keyof StoredOrder)[];
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  );
}

/** Revokes every link and session of an order, and returns the order after that; undefined where there is no such order. */
export const revokeLinks = (id: string) => table.change<StoredOrder>(key(id), { add: { linkVersion: 1 } });

/**
 * Corrects the address of an order's buyer, revokes the order's links, and appends the entries of `follows`. Returns the
 * order after that; undefined where there is no such order, or it names no buyer.
 */
export async function correctEmail(
  id: string,
  email: string,
  follows: (before: StoredOrder) => readonly NewEntry[],
): Promise<StoredOrder | undefined> {
  let before: StoredOrder | undefined;
  const corrected = await outbox.change<StoredOrder>(key(id), (order) => {
    if (!order.buyer) return undefined;
    before = order;
    const buyer = { ...order.buyer, email };
    const search = reindexed(key(id), order, { buyer });
    const set = { buyer, ...orderDueKeys({ ...order, buyer }), ...search.set };
    return { set, add: { linkVersion: 1 }, entries: [...follows(order), ...search.entries] };
  });
  if (corrected && before) await indexNow(key(id), rowKeysOf(key(id), before));
  return corrected;
}

/** Marks since when Razorpay does not know an order; with undefined, that Razorpay knows it again. */
export async function markUnknown(id: string, since: string | undefined): Promise<StoredOrder | undefined> {
  const change = await update(id, (order) =>
    Boolean(order.unknownSince) === Boolean(since) ? order : { ...order, unknownSince: since },
  );
  return change?.after;
}

/** Claims the one question to Razorpay that visitors of an order may cause within `everyMs`. False when it is taken. */
export async function claimRefresh(id: string, everyMs: number): Promise<boolean> {
  const now = Date.now();
  const marked = await table.change(key(id), {
    set: { askedAt: new Date(now).toISOString() },
    condition: 'attribute_exists(pk) AND (attribute_not_exists(#askedAt) OR #askedAt < :due)',
    values: { due: new Date(now - everyMs).toISOString() },
  });
  return marked !== undefined;
}

/** Notes the id of a complaint that is about to be stored. The version stays, because the order's money does not change. */
export const noteComplaint = (id: string, complaintId: string) =>
  table.change(key(id), { add: { complaintIds: new Set([complaintId]) } });

/** Writes the number of its receipt on an order, once. The version stays, because the order's money does not change. */
export const markReceipt = (id: string, serial: string) =>
  outbox.change<StoredOrder>(key(id), (order) => {
    if (order.receiptSerial) return undefined;
    const set = { receiptSerial: serial };
    return { set: { ...set, ...searchable(key(id), { ...order, ...set }) }, entries: [] };
  });

/** The owner's page of orders, newest first: all of them, or those of one status. */
export const list = ({ limit, after }: PageQuery, status?: OrderStatus) =>
  queries.list<StoredOrder>({
    ...(status
      ? { index: 'gsi3', partition: statusPartition(status) }
      : { index: 'gsi1', partition: 'ORDER' }),
    limit,
    before: after,
  });

/** The orders of an expectation, newest first, from the sort key `before` on. */
export const listOpen = (expectation: Expectation, limit: number, before: string | undefined) =>
  queries.listPart<StoredOrder>({
    ...{ index: 'gsi2', partition: 'OPEN_PAYMENT', part: String(ranks[expectation]) },
    limit,
    before,
  });

/** Corrects the gsi2 keys of an order where time has changed them, unless another change came between. */
export async function reindex(order: StoredOrder): Promise<void> {
  const { gsi2pk, gsi2sk } = indexKeysOf(order);
  if (gsi2pk === order.gsi2pk && gsi2sk === order.gsi2sk) return;
  const condition = { condition: '#version = :seen', values: { seen: order.version } };
  await table.change(key(order.id), { set: { gsi2pk, gsi2sk }, ...condition });
}

// A person or a job waits: two changes end within a Lambda's 25 seconds, with time left for Razorpay.
const waiting: table.Patience = { mostTries: Number.POSITIVE_INFINITY, mostMs: 8000 };

/**
 * Razorpay waits five seconds for the response to a webhook, so the last attempt to write starts within three. The pauses get
 * longer after each attempt, so that a buyer's /verify gets through first. Razorpay resends a webhook that fails.
 */
export const webhookPatience: table.Patience = {
  mostTries: Number.POSITIVE_INFINITY,
  mostMs: 3000,
  pauseMs: (tries) => 50 * 2 ** Math.min(tries, 5),
};

const key = (id: string) => ({ pk: 'ORDER', sk: id }) as const;

/** The index keys of an order. A paid order's gsi3 key has the time of its payment, which never changes. */
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

// The index is read from the highest key down.
const ranks: Record<Expectation, 0 | 1> = { awaited: 1, possible: 0 };
