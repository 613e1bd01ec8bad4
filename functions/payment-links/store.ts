import type { MailRecord } from '#shared/domain/mail/mail.ts';
import { undeliveredSince } from '#shared/domain/mail/undelivered.ts';
import type { Plan, Product } from '#shared/domain/orders/payment.ts';
import { endOfDay } from '#shared/domain/time/india-time.ts';
import { dueKeysOf } from '#shared/domain/today/due.ts';
import type { NewEntry, Outboxed } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';
import { indexLater, indexNow, type Searchable, searchable } from '../search/keys.ts';

/**
 *   pk             sk     gsi1pk         gsi1sk
 *   PAYMENT_LINK   <id>   PAYMENT_LINK   <createdAt>#<id>
 *
 * A payment that the owner asks for. The link has only the ids of its orders, each written before anybody can pay the order;
 * the orders tell whether the link was paid.
 */

/** A payment link as it is stored: for a plan, or for another product. */
export interface StoredLink extends Outboxed, Searchable {
  id: string;
  /** What the link is for, in words. */
  what: string;
  plan?: Plan;
  product?: Product;
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
  mails: MailRecord[];
}

/** Stores a link once with its mail, and returns what is stored. Undefined when another link has its id. */
export async function add(
  link: Omit<StoredLink, 'mails' | 'searchTerms'>,
  entries: readonly NewEntry[],
): Promise<StoredLink | undefined> {
  const indexKeys = { gsi1pk: 'PAYMENT_LINK', gsi1sk: `${link.createdAt}#${link.id}` };
  const item = { ...key(link.id), ...indexKeys, ...link, mails: [] };
  if (!(await outbox.insertOnce({ ...item, ...searchable(item, item) }, [...entries, indexLater])))
    return undefined;
  await indexNow(key(link.id));
  return find(link.id);
}

export const find = (id: string) => table.find<StoredLink>(key(id));

/** Links, newest first. */
export const list = ({ limit, after }: PageQuery) =>
  queries.list<StoredLink>({ index: 'gsi1', partition: 'PAYMENT_LINK', limit, before: after });

/** Withdraws a link, once. Undefined where there is no such link, or where it was withdrawn before. */
export const withdraw = (id: string, at: string) =>
  outbox.change<StoredLink>(key(id), (link) => {
    if (link.withdrawnAt) return undefined;
    const set = { withdrawnAt: at };
    return { set: { ...set, ...dueKeys({ ...link, ...set }) }, entries: [] };
  });

/** The keys of a link in the index of what is due: its mail has not arrived, and nobody has begun to pay. */
export function dueKeys({ id, what, name, mobile, email, paise, lastDay, mails, ...link }: StoredLink) {
  const since = link.withdrawnAt || link.orderIds?.length ? undefined : undeliveredSince(mails);
  return dueKeysOf({
    ...{ of: 'payment_link', id, what, who: name, phone: mobile, email, paise },
    waits: since ? [{ reason: 'mail', since, until: endOfDay(lastDay) }] : [],
  });
}

/**
 * Adds an order to a link, before anybody can pay the order. Where the link has `mostOrders` already, the first of its `idle`
 * orders give way. Undefined where the link was withdrawn, unless the order is paid already.
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

// One person pays a link, who may open an order a day and correct a typing error. Anybody else who has the link may open
// more orders, which shuts out nobody.
const mostOrders = 30;

const key = (id: string) => ({ pk: 'PAYMENT_LINK', sk: id }) as const;
