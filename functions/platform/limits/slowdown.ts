import type { Slowing } from '#shared/domain/limits/attempts.ts';
import { keptUntil } from '#shared/domain/limits/retention.ts';
import { dayMs } from '#shared/domain/time/india-time.ts';
import * as table from '../table/table.ts';

/**
 *   pk         sk               failures, openAt, ttl
 *   THROTTLE   <action>#<who>   until `openAt` (epoch milliseconds) no guess is checked
 *   THROTTLE   known#<action>#<who>            whoever guessed right lately is known until `ttl`
 *
 * Slows guesses down without ever locking: each failure doubles the wait, up to the longest. A day without a failure resets
 * the wait.
 */

/** A counter of guesses, with how it slows them. */
export interface Slowed extends Slowing {
  action: string;
  who: string;
}

interface Row {
  failures: number;
  openAt: number;
  ttl: number;
}

const key = ({ action, who }: Pick<Slowed, 'action' | 'who'>) =>
  ({ pk: 'THROTTLE', sk: `${action}#${who}` }) as const;

/**
 * Counts a guess as a failure with each counter before it is checked, so that few of many guesses at once are checked.
 * Returns undefined when the guess may be checked, else the seconds until the next may be made; a guess that has to wait
 * does not count.
 */
export async function guess(counters: readonly Slowed[], now = Date.now()): Promise<number | undefined> {
  const rows = await Promise.all(counters.map((slowed) => table.find<Row>(key(slowed))));
  const openAt = Math.max(...rows.map((row) => row?.openAt ?? 0));
  if (openAt > now) return Math.ceil((openAt - now) / 1000);
  for (const [i, slowed] of counters.entries()) {
    const wait = await countOne(slowed, rows[i], now);
    if (wait) return wait;
  }
  return undefined;
}

/** Counts a failure, also while others count theirs. Returns the seconds to wait where another failure began a wait. */
async function countOne(slowed: Slowed, read: Row | undefined, now: number): Promise<number | undefined> {
  let row = read;
  for (let tries = 0; tries < mostTries; tries++) {
    if (row && row.openAt > now) return Math.ceil((row.openAt - now) / 1000);
    if (await count(slowed, row, now)) return undefined;
    row = await table.find<Row>(key(slowed));
  }
  return 1;
}

// More attempts than there are guesses without a wait.
const mostTries = 12;

/** Counts a failure on top of the row that was read; false when another failure came between. */
async function count(slowed: Slowed, row: Row | undefined, now: number): Promise<boolean> {
  const failures = (row && row.ttl * 1000 > now ? row.failures : 0) + 1;
  const openAt = now + waitAfter(failures, slowed) * 1000;
  const counted = await table.change(key(slowed), {
    set: { failures, openAt, ttl: Math.ceil((openAt + dayMs) / 1000) },
    condition: row ? '#failures = :seen AND #openAt = :seenOpen' : 'attribute_not_exists(pk)',
    ...(row && { values: { seen: row.failures, seenOpen: row.openAt } }),
  });
  return counted !== undefined;
}

/** Takes back a guess that could not be checked, with the wait that it began. */
export const takeBack = (slowed: Pick<Slowed, 'action' | 'who'>) =>
  table.change(key(slowed), {
    set: { openAt: 0 },
    add: { failures: -1 },
    condition: '#failures > :none',
    values: { none: 0 },
  });

/** Deletes the failures. */
export const forgive = (slowed: Pick<Slowed, 'action' | 'who'>) => table.remove(key(slowed));

/** Remembers for some days that somebody guessed right. */
export const remember = ({ action, who }: Pick<Slowed, 'action' | 'who'>, days: number) =>
  table.change(key({ action: `known#${action}`, who }), {
    set: { ttl: keptUntil(Date.now(), days) },
    condition: 'attribute_not_exists(pk) OR attribute_exists(pk)',
  });

/** Whether somebody guessed right lately. */
export async function isKnown({ action, who }: Pick<Slowed, 'action' | 'who'>): Promise<boolean> {
  const row = await table.find<Pick<Row, 'ttl'>>(key({ action: `known#${action}`, who }));
  return row !== undefined && row.ttl * 1000 > Date.now();
}

const waitAfter = (failures: number, { free, first, longest }: Slowed) =>
  failures < free ? 0 : Math.min(longest, first * 2 ** (failures - free));
