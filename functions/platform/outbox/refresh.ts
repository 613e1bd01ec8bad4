import { type PageSource, pagesShowing } from '#shared/pages.ts';
import type { Entry, NewEntry, Outboxed } from './entries.ts';

export interface RefreshFacts {
  paths: string[];
  isSecond?: true;
}

/**
 * Returns an entry that refreshes the pages that show this data. No new entry is needed if the item already has an
 * identical unclaimed one, because that will run after this change.
 */
export function refresh(item: Outboxed | undefined, sources: readonly PageSource[], id?: string): NewEntry[] {
  const paths = pagesShowing(sources, id);
  const isWaiting = (item?.outbox ?? []).some((entry) => isUnclaimed(entry) && says(entry, paths));
  return isWaiting ? [] : [refreshPaths(paths)];
}

export const refreshPaths = (paths: string[]): NewEntry => ({
  kind: 'REFRESH',
  facts: { paths } satisfies RefreshFacts,
});

/**
 * Refreshes the pages again a minute later, because an index may lag behind the table, or an older page may have been
 * on its way to the cache.
 */
export const refreshAgain = ({ paths, isSecond }: RefreshFacts): NewEntry[] =>
  isSecond
    ? []
    : [
        {
          kind: 'REFRESH',
          due: new Date(Date.now() + againMs).toISOString(),
          facts: { paths, isSecond: true } satisfies RefreshFacts,
        },
      ];

export const isUnclaimed = ({ due, originalDue }: Entry) =>
  originalDue === undefined && due <= new Date().toISOString();

const says = ({ kind, facts }: Entry, paths: string[]) =>
  kind === 'REFRESH' &&
  !(facts as RefreshFacts).isSecond &&
  paths.join() === (facts as RefreshFacts).paths.join();

const againMs = 60_000;
