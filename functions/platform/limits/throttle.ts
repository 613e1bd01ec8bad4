import * as table from '../table/table.ts';

/**
 *   pk         sk                                  attempts, ttl
 *   THROTTLE   <action>#<address>#<window start>   counted up in one write, so that a burst cannot slip through
 */

/** An action that is counted by address, and how many times it may happen in a window. */
export interface Limit {
  action: string;
  address: string;
  most: number;
  /** Length of the window; 15 minutes unless said. */
  seconds?: number;
}

/** Counts one attempt. Returns undefined when it is allowed, else the seconds until the next may be made. */
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

/** Takes one attempt of this window back. */
export const forgive = (limit: Omit<Limit, 'most'>, now = Date.now()) =>
  table.change(key(limit, now), {
    add: { attempts: -1 },
    condition: '#attempts > :none',
    values: { none: 0 },
  });

const lengthMs = ({ seconds = 15 * 60 }: Pick<Limit, 'seconds'>) => seconds * 1000;

const windowStart = (limit: Pick<Limit, 'seconds'>, now: number) => now - (now % lengthMs(limit));

const key = (limit: Omit<Limit, 'most'>, now: number) =>
  ({
    pk: 'THROTTLE',
    sk: `${limit.action}#${limit.address}#${new Date(windowStart(limit, now)).toISOString()}`,
  }) as const;
