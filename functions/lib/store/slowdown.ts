import * as table from './table.ts';

/**
 *   pk         sk               failures, openAt, ttl
 *   THROTTLE   <action>#<who>   `openAt` in epoch milliseconds: before it, nothing is looked at
 *
 * Slows guesses down, and never closes: each failure doubles the wait, up to the longest. A day without one forgets.
 */

const dayMs = 24 * 3_600_000;

/** A guess that is slowed, and how. */
export interface Slowed {
  action: string;
  who: string;
  /** Failures without a wait. */
  free: number;
  /** Seconds to wait after the first failure that is not free. */
  first: number;
  /** Seconds to wait at most. */
  longest: number;
}

interface Row {
  failures: number;
  openAt: number;
  ttl: number;
}

const key = ({ action, who }: Pick<Slowed, 'action' | 'who'>) =>
  ({ pk: 'THROTTLE', sk: `${action}#${who}` }) as const;

/**
 * Counts a guess as a failure before it is looked at, so that of guesses made at once one is looked at. Returns
 * undefined when it may be, else the seconds until the next one may be made.
 */
export async function guess(slowed: Slowed, now = Date.now()): Promise<number | undefined> {
  const row = await table.find<Row>(key(slowed));
  if (row && row.openAt > now) return Math.ceil((row.openAt - now) / 1000);
  const failures = (row && row.ttl * 1000 > now ? row.failures : 0) + 1;
  const openAt = now + waitAfter(failures, slowed) * 1000;
  const counted = await table.change(key(slowed), {
    set: { failures, openAt, ttl: Math.ceil((openAt + dayMs) / 1000) },
    condition: row ? '#failures = :seen AND #openAt = :seenOpen' : 'attribute_not_exists(pk)',
    ...(row && { values: { seen: row.failures, seenOpen: row.openAt } }),
  });
  return counted ? undefined : 1;
}

/** Forgets the failures. */
export const forgive = (slowed: Pick<Slowed, 'action' | 'who'>) => table.remove(key(slowed));

const waitAfter = (failures: number, { free, first, longest }: Slowed) =>
  failures < free ? 0 : Math.min(longest, first * 2 ** (failures - free));
