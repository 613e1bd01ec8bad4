import type { Slowing } from '#shared/domain/limits/attempts.ts';
import { keptUntil } from '#shared/domain/limits/retention.ts';
import { dayMs } from '#shared/domain/time/india-time.ts';
import * as table from '../table/table.ts';

/**
 *   pk         sk               failures, openAt, ttl
 *   THROTTLE   <action>#<who>   `openAt` in epoch milliseconds: before it, nothing is looked at
 *   THROTTLE   known#<action>#<who>            ttl: who was right of late, for as long as that counts
 *
 * Slows guesses down, and never closes: each failure doubles the wait, up to the longest. A day without one forgets.
 */

/** A guess that is slowed, and how. */
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
 * Counts a guess as a failure with each counter before it is looked at, so that of guesses made at once one is looked
 * at. Returns undefined when it may be, else the seconds until the next one may be made; such a one counts nowhere.
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

/** Counts a failure, on top of those that others count at once. Returns the seconds to wait where one of these closed it. */
async function countOne(slowed: Slowed, read: Row | undefined, now: number): Promise<number | undefined> {
  let row = read;
  for (let tries = 0; tries < mostTries; tries++) {
    if (row && row.openAt > now) return Math.ceil((row.openAt - now) / 1000);
    if (await count(slowed, row, now)) return undefined;
    row = await table.find<Row>(key(slowed));
  }
  return 1;
}

// More than may be looked at without a wait between them.
const mostTries = 12;

/** Counts a failure on top of those that were read; false when another one came between. */
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

/** Takes back a guess that nobody could look at, with the wait that it began. */
export const takeBack = (slowed: Pick<Slowed, 'action' | 'who'>) =>
  table.change(key(slowed), {
    set: { openAt: 0 },
    add: { failures: -1 },
    condition: '#failures > :none',
    values: { none: 0 },
  });

/** Forgets the failures. */
export const forgive = (slowed: Pick<Slowed, 'action' | 'who'>) => table.remove(key(slowed));

/** Remembers for some days that somebody was right. */
export const remember = ({ action, who }: Pick<Slowed, 'action' | 'who'>, days: number) =>
  table.change(key({ action: `known#${action}`, who }), {
    set: { ttl: keptUntil(Date.now(), days) },
    condition: 'attribute_not_exists(pk) OR attribute_exists(pk)',
  });

/** Whether somebody was right of late. */
export async function isKnown({ action, who }: Pick<Slowed, 'action' | 'who'>): Promise<boolean> {
  const row = await table.find<Pick<Row, 'ttl'>>(key({ action: `known#${action}`, who }));
  return row !== undefined && row.ttl * 1000 > Date.now();
}

const waitAfter = (failures: number, { free, first, longest }: Slowed) =>
  failures < free ? 0 : Math.min(longest, first * 2 ** (failures - free));
