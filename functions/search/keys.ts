import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import type { Review } from '#shared/domain/reviews/review.ts';
import {
  enquiryDocument,
  memberDocument,
  orderDocument,
  paymentLinkDocument,
  reviewDocument,
  type SearchDocument,
} from '#shared/domain/search/search-document.ts';
import { searchKeyOf, searchTermsOf } from '#shared/domain/search/search-keys.ts';
import type { AdminMember } from '#shared/domain/team/member.ts';
import { failureOf, log } from '../platform/log.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk       sk (search-keys.ts)                       the search document
 *   SEARCH   w#kulkarni asha#<time>#enquiry#<its ID>   kind, id, title, name, email, phone, at, numbers, isSuspected
 *
 * Search rows are derived only from the stored item. Its `searchTerms` list them and are written together with the
 * fields that they are derived from, so that every row can be found when the item is deleted. The request that stores
 * an item writes its rows before it responds, and a job writes them again for the item's SEARCH entry.
 */

export interface Searchable {
  searchTerms: string[];
}

export interface SearchFacts {
  former: string[];
}

export const searchable = ({ pk }: table.Key, item: object): Searchable => {
  const document = documentOf(pk, item);
  return { searchTerms: document ? searchTermsOf(document) : [] };
};

export const indexEntry: NewEntry = { kind: 'SEARCH', facts: { former: [] } satisfies SearchFacts };

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
  return { set: terms, entries: [former.length > 0 ? removalEntry(former) : indexEntry] };
}

export const removeFromIndex = (key: table.Key, item: Searchable): NewEntry =>
  removalEntry(rowKeysOf(key, item));

// Due in a minute, because a request that read the item before the change may still be writing rows until then.
const removalEntry = (former: string[]): NewEntry => ({
  kind: 'SEARCH',
  due: new Date(Date.now() + 60_000).toISOString(),
  facts: { former } satisfies SearchFacts,
});

/** Updates an item's search rows without waiting for the job, which does it later if this fails. */
export async function indexNow(key: table.Key, former?: readonly string[]): Promise<void> {
  try {
    await index(key, former);
  } catch (error) {
    log({ search: 'left to the job', error: failureOf(error) });
  }
}

/**
 * Writes an item's search rows and removes the old ones. Then reads the item again, and starts over if it has been
 * changed or deleted in the meantime.
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

export const list = (
  prefix: string,
  page: { limit: number; after?: string | undefined; isAscending?: boolean },
) => queries.listPrefixed<SearchDocument & { sk: string }>('SEARCH', { prefix, ...page });

export function rowKeysOf({ pk }: table.Key, item: Searchable): string[] {
  const document = documentOf(pk, item);
  return document ? item.searchTerms.map((term) => searchKeyOf(term, document)) : [];
}

async function read(key: table.Key): Promise<(SearchDocument & { sk: string })[]> {
  const item = await table.find<Searchable>(key);
  const document = item && documentOf(key.pk, item);
  return document ? rowKeysOf(key, item).map((sk) => ({ sk, ...document })) : [];
}

function documentOf(pk: table.Key['pk'], item: object): SearchDocument | undefined {
  const stored: unknown = item;
  const { gsi1pk = '' } = item as { gsi1pk?: string };
  const isSuspected = gsi1pk.startsWith('SUSPECTED_');
  switch (pk) {
    case 'ENQUIRY':
      return enquiryDocument(stored as Enquiry, isSuspected);
    case 'ORDER':
      return orderDocument(stored as AdminOrder);
    case 'PAYMENT_LINK':
      return paymentLinkDocument(stored as PaymentLink);
    case 'REVIEW':
      return reviewDocument(stored as Review, isSuspected);
    case 'TEAM_MEMBER':
      return memberDocument(stored as AdminMember);
    default:
      return undefined;
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
