import { type PageRoute, pagesShowing } from '#shared/pages.ts';
import type { Entry, NewEntry, Outboxed } from './entries.ts';

/** The facts of a REFRESH entry: pages of the edge cache that show what was changed. */
export interface RefreshFacts {
  /** Addresses as visitors ask for them. */
  paths: string[];
  /** The pages were refreshed before, shortly after the change. */
  isSecond?: true;
}

/**
 * The entry that refreshes the pages with the answers of these routes, after a change of the item with this id. Returns no
 * entry where the item has the same entry already, unclaimed: that is done after this change too.
 */
export function refresh(item: Outboxed | undefined, routes: readonly PageRoute[], id: string): NewEntry[] {
  const paths = pagesShowing(routes, id);
  const isWaiting = (item?.outbox ?? []).some((entry) => isUnclaimed(entry) && says(entry, paths));
  return isWaiting ? [] : [{ kind: 'REFRESH', facts: { paths } satisfies RefreshFacts }];
}

/**
 * The entry that refreshes the pages a second time, a minute after the first: an index may have lagged behind the table, or an
 * older page may have been on its way to the edge.
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

const isUnclaimed = ({ due, originalDue }: Entry) =>
  originalDue === undefined && due <= new Date().toISOString();

const says = ({ kind, facts }: Entry, paths: string[]) =>
  kind === 'REFRESH' &&
  !(facts as RefreshFacts).isSecond &&
  paths.join() === (facts as RefreshFacts).paths.join();

const againMs = 60_000;
