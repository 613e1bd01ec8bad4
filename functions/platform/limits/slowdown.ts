import type { Backoff } from '#shared/domain/limits/attempts.ts';
import { expiryTime } from '#shared/domain/limits/retention.ts';
import { dayMs } from '#shared/domain/time/india-time.ts';
import * as table from '../table/table.ts';

/**
 *   pk         sk
 *   THROTTLE   <action>#<who>         failures, openAt, ttl; no guess is checked before `openAt` (epoch milliseconds)
 *   THROTTLE   known#<action>#<who>   ttl; has guessed correctly, which is remembered until `ttl`
 *
 * Guesses are slowed down but never locked out. Each failure doubles the wait, up to a maximum. A day without failures
 * resets it.
 */

export interface Slowed extends Backoff {
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
 * Counts the guess as a failure before it's checked, so that simultaneous guesses are limited too. Returns undefined if
 * it may be checked, or else how many seconds to wait. A guess that has to wait isn't counted.
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

async function countOne(slowed: Slowed, read: Row | undefined, now: number): Promise<number | undefined> {
  let row = read;
  for (let tries = 0; tries < mostTries; tries++) {
    if (row && row.openAt > now) return Math.ceil((row.openAt - now) / 1000);
    if (await count(slowed, row, now)) return undefined;
    row = await table.find<Row>(key(slowed));
  }
  return 1;
}

// This must be higher than any `free`, so that all simultaneous guesses that don't have to wait get their turn.
const mostTries = 12;

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

/** Undoes the count of a guess that couldn't be checked, and ends its wait. */
export const takeBack = (slowed: Pick<Slowed, 'action' | 'who'>) =>
  table.change(key(slowed), {
    set: { openAt: 0 },
    add: { failures: -1 },
    condition: '#failures > :none',
    values: { none: 0 },
  });

export const forgive = (slowed: Pick<Slowed, 'action' | 'who'>) => table.remove(key(slowed));

export const remember = ({ action, who }: Pick<Slowed, 'action' | 'who'>, days: number) =>
  table.change(key({ action: `known#${action}`, who }), {
    set: { ttl: expiryTime(Date.now(), days) },
    condition: 'attribute_not_exists(pk) OR attribute_exists(pk)',
  });

export async function isKnown({ action, who }: Pick<Slowed, 'action' | 'who'>): Promise<boolean> {
  const row = await table.find<Pick<Row, 'ttl'>>(key({ action: `known#${action}`, who }));
  return row !== undefined && row.ttl * 1000 > Date.now();
}

const waitAfter = (failures: number, { free, first, longest }: Slowed) =>
  failures < free ? 0 : Math.min(longest, first * 2 ** (failures - free));
