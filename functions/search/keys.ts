import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import type { Review } from '#shared/domain/reviews/review.ts';
import {
  type Findable,
  findableEnquiry,
  findableOrder,
  findablePaymentLink,
  findableReview,
} from '#shared/domain/search/findable.ts';
import { searchKeyOf, searchTermsOf } from '#shared/domain/search/search-keys.ts';
import { failureOf, log } from '../platform/log.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk       sk (search-keys.ts)                        what a search shows of the item
 *   SEARCH   w#kulkarni asha#<time>#enquiry#<its id>    kind, id, title, name, email, phone, at, numbers, isSuspected
 *
 * The search rows of an item derive only from the stored item. Its attribute `searchTerms` lists them and is written
 * together with the fields that it derives from, so deleting an item always finds every row. The request that stores an
 * item writes its rows before it answers, and a job repeats that for the item's SEARCH entry. A repeat changes nothing.
 */

/** An item with the terms of its search rows. */
export interface Searchable {
  searchTerms: string[];
}

/** The facts of a SEARCH entry. */
export interface SearchFacts {
  /** The sort keys of the rows that the change made wrong. */
  former: string[];
}

/** The `searchTerms` to write with an item's fields. */
export const searchable = ({ pk }: table.Key, item: object): Searchable => {
  const document = documentOf(pk, item);
  return { searchTerms: document ? searchTermsOf(document) : [] };
};

/** The entry of a new item. */
export const indexLater: NewEntry = { kind: 'SEARCH', facts: { former: [] } satisfies SearchFacts };

/** What a change of an item writes for search: nothing if a search shows the same as before. */
export function reindexed(
  key: table.Key,
  before: Searchable,
  set: object,
): { set: Partial<Searchable>; entries: NewEntry[] } {
  const after = { ...before, ...set };
  if (isSame(documentOf(key.pk, before), documentOf(key.pk, after))) return { set: {}, entries: [] };
  const terms = searchable(key, after);
  const kept = new Set(rowKeysOf(key, { ...after, ...terms }));
  const former = rowKeysOf(key, before).filter((sk) => !kept.has(sk));
  return { set: terms, entries: [former.length > 0 ? unindexLater(former) : indexLater] };
}

/** The entry of a deleted item. */
export const unindexed = (key: table.Key, item: Searchable): NewEntry => unindexLater(rowKeysOf(key, item));

// A request that read the item before the change may still be writing rows. It ends within a minute.
const unindexLater = (former: string[]): NewEntry => ({
  kind: 'SEARCH',
  due: new Date(Date.now() + 60_000).toISOString(),
  facts: { former } satisfies SearchFacts,
});

/** Writes the search rows of an item and removes its former rows, ahead of the job. A failure is left to the job. */
export async function indexNow(key: table.Key, former?: readonly string[]): Promise<void> {
  try {
    await index(key, former);
  } catch (error) {
    log({ search: 'left to the job', error: failureOf(error) });
  }
}

/**
 * Writes the search rows of an item as it is stored, and removes former rows. Reads the item again afterwards, and
 * starts over if it has changed or is gone.
 */
export async function index({ pk, sk }: table.Key, former: readonly string[] = []): Promise<void> {
  const wrong = new Set(former);
  await table.untilWritten(async () => {
    const before = await read({ pk, sk });
    for (const { sk } of before) wrong.delete(sk);
    await Promise.all([
      ...before.map((row) => table.put({ pk: 'SEARCH', ...row })),
      ...[...wrong].map((sk) => table.remove({ pk: 'SEARCH', sk })),
    ]);
    if (isSame(before, await read({ pk, sk }))) return true;
    for (const { sk } of before) wrong.add(sk);
    return undefined;
  });
}

/** A page of the things whose keys begin with a prefix, in the order of the keys. */
export const list = (
  prefix: string,
  page: { limit: number; after?: string | undefined; isUpwards?: boolean },
) => queries.listPrefixed<Findable & { sk: string }>('SEARCH', { prefix, ...page });

/** The sort keys of the search rows of an item as it was read. */
export function rowKeysOf({ pk }: table.Key, item: Searchable): string[] {
  const document = documentOf(pk, item);
  return document ? item.searchTerms.map((term) => searchKeyOf(term, document)) : [];
}

/** The search rows of an item as it is stored; none if there is no such item. */
async function read(key: table.Key): Promise<(Findable & { sk: string })[]> {
  const item = await table.find<Searchable>(key);
  const document = item && documentOf(key.pk, item);
  return document ? rowKeysOf(key, item).map((sk) => ({ sk, ...document })) : [];
}

function documentOf(pk: table.Key['pk'], item: object): Findable | undefined {
  const stored: unknown = item;
  const { gsi1pk = '' } = item as { gsi1pk?: string };
  const isSuspected = gsi1pk.startsWith('SUSPECTED_');
  switch (pk) {
    case 'ENQUIRY':
      return findableEnquiry(stored as Enquiry, isSuspected);
    case 'ORDER':
      return findableOrder(stored as AdminOrder);
    case 'PAYMENT_LINK':
      return findablePaymentLink(stored as PaymentLink);
    case 'REVIEW':
      return findableReview(stored as Review, isSuspected);
    default:
      return undefined;
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
