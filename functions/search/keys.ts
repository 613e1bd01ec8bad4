import type { Findable } from '#shared/domain/search/findable.ts';
import { searchKeysOf } from '#shared/domain/search/search-keys.ts';
import { failureOf, log } from '../platform/log.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk       sk (search-keys.ts)                        the thing, as far as a search shows it
 *   SEARCH   w#kulkarni asha#<time>#enquiry#<its id>    kind, id, title, name, email, phone, at, numbers, isSuspected
 *
 * Search keys: the rows by which the owner finds what is stored. The request that stores a thing writes its keys before it
 * answers, and a job repeats that for the thing's outbox entry. A repeat changes nothing.
 */

/** The facts of a SEARCH entry. */
export interface SearchFacts {
  /** The keys that the change has made wrong. */
  former: string[];
}

/** The entry by which a job writes a thing's keys again after it was stored, changed or deleted (`after` is undefined). */
export const searched = (after?: Findable, before?: Findable): NewEntry => ({
  kind: 'SEARCH',
  facts: { former: formerKeys(after, before) } satisfies SearchFacts,
});

/** Writes the keys of a thing and removes wrong keys, ahead of the job that does the same. A failure is left to the job. */
export async function keepNow(after?: Findable, before?: Findable): Promise<void> {
  try {
    await keep(after, formerKeys(after, before));
  } catch (error) {
    log({ search: 'left to the job', error: failureOf(error) });
  }
}

/** Writes the keys of a thing, unless it is deleted, and removes the former keys. */
export async function keep(thing: Findable | undefined, former: readonly string[] = []): Promise<void> {
  const keys = thing ? searchKeysOf(thing) : [];
  await Promise.all([
    ...keys.map((sk) => table.put({ pk: 'SEARCH', sk, ...thing })),
    ...former.filter((sk) => !keys.includes(sk)).map((sk) => table.remove({ pk: 'SEARCH', sk })),
  ]);
}

/** A page of the things whose keys begin with a prefix, in the order of the keys. */
export const list = (
  prefix: string,
  page: { limit: number; after?: string | undefined; isUpwards?: boolean },
) => queries.listPrefixed<Findable & { sk: string }>('SEARCH', { prefix, ...page });

function formerKeys(after: Findable | undefined, before: Findable | undefined): string[] {
  const kept = new Set(after && searchKeysOf(after));
  return before ? searchKeysOf(before).filter((key) => !kept.has(key)) : [];
}
