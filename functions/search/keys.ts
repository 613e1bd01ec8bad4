import type { Findable } from '#shared/domain/search/findable.ts';
import { searchKeysOf } from '#shared/domain/search/search-keys.ts';
import { failureOf, log } from '../platform/log.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk       sk (search-keys.ts)                        the thing, as far as a search shows it
 *   SEARCH   w#kulkarni asha#<time>#enquiry#<its id>    kind, id, title, name, email, phone, at, numbers, isSuspected
 *
 * Search keys: rows by which everything stored is found. The request that stores a thing writes them before it answers, and
 * the thing's outbox repeats that. They say the same however often they are written.
 */

/** The facts of a SEARCH entry. */
export interface SearchFacts {
  /** Keys that a thing was found by before its change, and is no more. */
  former: string[];
}

/** The entry that follows where a thing is stored, changed or deleted (`after` is undefined): its keys are written again. */
export const searched = (after?: Findable, before?: Findable): NewEntry => ({
  kind: 'SEARCH',
  facts: { former: formerKeys(after, before) } satisfies SearchFacts,
});

/**
 * Writes the keys of a thing, and takes those away that it is no longer found by, ahead of the job that does the same for
 * its entry: a failure is left to that.
 */
export async function keepNow(after?: Findable, before?: Findable): Promise<void> {
  try {
    await keep(after, formerKeys(after, before));
  } catch (error) {
    log({ search: 'left to the job', error: failureOf(error) });
  }
}

/** Writes the keys of a thing, where there is one, and takes the former ones away. */
export async function keep(thing: Findable | undefined, former: readonly string[] = []): Promise<void> {
  const keys = thing ? searchKeysOf(thing) : [];
  await Promise.all([
    ...keys.map((sk) => table.put({ pk: 'SEARCH', sk, ...thing })),
    ...former.filter((sk) => !keys.includes(sk)).map((sk) => table.remove({ pk: 'SEARCH', sk })),
  ]);
}

/** A page of the things under keys with a beginning, in the order of their keys, from the lowest up or from the highest down. */
export const list = (
  prefix: string,
  page: { limit: number; after?: string | undefined; isUpwards?: boolean },
) => table.listPrefixed<Findable & { sk: string }>('SEARCH', { prefix, ...page });

function formerKeys(after: Findable | undefined, before: Findable | undefined): string[] {
  const kept = new Set(after && searchKeysOf(after));
  return before ? searchKeysOf(before).filter((key) => !kept.has(key)) : [];
}
