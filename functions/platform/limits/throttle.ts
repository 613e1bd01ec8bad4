import { createHash } from 'node:crypto';
import { dayInIndia, dayMs, midnightOf } from '#shared/domain/time/india-time.ts';
import * as table from '../table/table.ts';

/**
 *   pk         sk
 *   THROTTLE   <action>#<address>#<window start>     attempts, ttl
 *   THROTTLE   <action>#<hash of who>#<date>         ids, openAt, ttl; `ids` were admitted on that date (IST)
 *
 * Checking and counting are one conditional write, so no burst gets through. Nothing is admitted before `openAt` (epoch
 * milliseconds).
 */

export interface Limit {
  action: string;
  address: string;
  most: number;
  seconds?: number;
}

/** Counts an attempt. Returns undefined if it's allowed, or else the number of seconds until the next one will be. */
export async function attempt(limit: Limit, now = Date.now()): Promise<number | undefined> {
  const end = windowStart(limit, now) + lengthMs(limit);
  const counted = await table.change(key(limit, now), {
    set: { ttl: Math.ceil(end / 1000) },
    add: { attempts: 1 },
    condition: 'attribute_not_exists(#attempts) OR #attempts < :most',
    values: { most: limit.most },
  });
  return counted ? undefined : Math.ceil((end - now) / 1000);
}

export const forgive = (limit: Omit<Limit, 'most'>, now = Date.now()) =>
  table.change(key(limit, now), {
    add: { attempts: -1 },
    condition: '#attempts > :none',
    values: { none: 0 },
  });

interface DailyLimit {
  action: string;
  who: string;
  most: number;
  minutesApart?: number;
}

/** Counts each `id` only once. Returns false if the day's limit is reached or the last action was too recent. */
export async function admit(
  { action, who, most, minutesApart = 0 }: DailyLimit,
  id: string,
): Promise<boolean> {
  const now = Date.now();
  const today = dayInIndia(now);
  const hash = createHash('sha256').update(who).digest('hex');
  const counted = await table.change(
    { pk: 'THROTTLE', sk: `${action}#${hash}#${today}` },
    {
      set: {
        ttl: Math.ceil((midnightOf(today) + 2 * dayMs) / 1000),
        // Without a minimum interval this is 0, so that it doesn't matter if two Lambdas' clocks differ.
        openAt: minutesApart > 0 ? now + minutesApart * 60_000 : 0,
      },
      add: { ids: new Set([id]) },
      condition:
        'attribute_not_exists(#ids) OR (size(#ids) < :most AND #openAt <= :now) OR contains(#ids, :id)',
      values: { most, now, id },
    },
  );
  return counted !== undefined;
}

const lengthMs = ({ seconds = 15 * 60 }: Pick<Limit, 'seconds'>) => seconds * 1000;

const windowStart = (limit: Pick<Limit, 'seconds'>, now: number) => now - (now % lengthMs(limit));

const key = (limit: Omit<Limit, 'most'>, now: number) =>
  ({
    pk: 'THROTTLE',
    sk: `${limit.action}#${limit.address}#${new Date(windowStart(limit, now)).toISOString()}`,
  }) as const;
