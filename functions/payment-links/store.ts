import { agreedBooking } from '#shared/domain/coaching/booking-rules.ts';
import type { EmailRecord } from '#shared/domain/mail/mail.ts';
import { undeliveredSince } from '#shared/domain/mail/undelivered.ts';
import type { Plan, Product, WantedTime } from '#shared/domain/orders/payment.ts';
import { endOfDay } from '#shared/domain/time/india-time.ts';
import { dueKeysOf } from '#shared/domain/today/due.ts';
import type { NewEntry, Outboxed } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';
import { indexEntry, indexNow, type Searchable, searchable } from '../search/keys.ts';

/**
 *   pk             sk     gsi1pk         gsi1sk
 *   PAYMENT_LINK   <id>   PAYMENT_LINK   <createdAt>#<id>
 *
 * A link only stores the IDs of its orders, each before the order can be paid. Those orders show whether it's been paid.
 */

export interface StoredLink extends Outboxed, Searchable {
  id: string;
  what: string;
  plan?: Plan;
  product?: Product;
  /** For coaching: the agreed time. */
  wants?: WantedTime;
  paise: number;
  lastDay: string;
  name: string;
  email?: string;
  mobile?: string;
  createdAt: string;
  fingerprint: string;
  linkVersion?: number;
  withdrawnAt?: string;
  orderIds?: readonly string[];
  emails: EmailRecord[];
}

export async function add(
  link: Omit<StoredLink, 'emails' | 'searchTerms'>,
  entries: readonly NewEntry[],
): Promise<StoredLink | undefined> {
  const indexKeys = { gsi1pk: 'PAYMENT_LINK', gsi1sk: `${link.createdAt}#${link.id}` };
  const item = { ...key(link.id), ...indexKeys, ...link, emails: [] };
  if (!(await outbox.insertOnce({ ...item, ...searchable(item, item) }, [...entries, indexEntry])))
    return undefined;
  await indexNow(key(link.id));
  return find(link.id);
}

export const find = (id: string) => table.find<StoredLink>(key(id));

export const list = ({ limit, after }: PageQuery) =>
  queries.list<StoredLink>({ index: 'gsi1', partition: 'PAYMENT_LINK', limit, before: after });

export const withdraw = (id: string, at: string) =>
  outbox.change<StoredLink>(key(id), (link) => {
    if (link.withdrawnAt) return undefined;
    const set = { withdrawnAt: at };
    const entries = link.wants ? [releaseAgreed(id)] : [];
    return { set: { ...set, ...dueKeys({ ...link, ...set }) }, entries };
  });

/** Queues the release of the time that the link has kept. */
const releaseAgreed = (id: string): NewEntry => ({ kind: 'BOOKING', facts: { booking: agreedBooking(id) } });

/** A link is due if its email hasn't arrived and it has no orders yet. */
export function dueKeys({ id, what, name, mobile, email, paise, lastDay, emails, ...link }: StoredLink) {
  const since = link.withdrawnAt || link.orderIds?.length ? undefined : undeliveredSince(emails);
  return dueKeysOf({
    ...{ of: 'payment_link', id, what, who: name, phone: mobile, email, paise },
    waits: since ? [{ reason: 'mail', since, until: endOfDay(lastDay) }] : [],
  });
}

/**
 * Call this before the order can be paid. If there are too many orders, the first `idle` ones are dropped. Returns
 * undefined if the link was withdrawn, unless the order is paid.
 */
export const addOrder = (
  id: string,
  orderId: string,
  { isPaid = false, idle = [] }: { isPaid?: boolean; idle?: readonly string[] } = {},
) =>
  outbox.change<StoredLink>(key(id), (link) => {
    const { orderIds = [], withdrawnAt } = link;
    if (withdrawnAt && !isPaid) return undefined;
    const others = orderIds.filter((other) => other !== orderId);
    const left = new Set(idle.filter((other) => others.includes(other)).slice(0, excess(others)));
    const set = { orderIds: [...others.filter((other) => !left.has(other)), orderId] };
    return {
      set: { ...set, ...dueKeys({ ...link, ...set }) },
      entries: [],
      ...(!isPaid && { condition: 'attribute_not_exists(#withdrawnAt)' }),
    };
  });

const excess = (others: readonly string[]) => Math.max(0, others.length + 1 - mostOrders);

// Leaves room for a buyer who opens a new order every day or corrects typos. Idle orders are dropped first, so
// other people who have the link can't shut the buyer out.
const mostOrders = 30;

const key = (id: string) => ({ pk: 'PAYMENT_LINK', sk: id }) as const;
