import * as table from './table.ts';

/**
 *   pk         sk                                  attempts, ttl
 *   THROTTLE   <action>#<address>#<window start>   counted up in one write, so that a burst cannot slip through
 */

const windowMs = 15 * 60_000;

/** An action that is counted by address, and how many times it may happen in 15 minutes. */
export interface Limit {
  action: string;
  address: string;
  most: number;
}

/** Counts one attempt. Returns undefined when it is allowed, else the seconds until the next may be made. */
export async function attempt(
  { action, address, most }: Limit,
  now = Date.now(),
): Promise<number | undefined> {
  const end = windowStart(now) + windowMs;
  const counted = await table.change(key(action, address, now), {
    set: { ttl: end / 1000 },
    add: { attempts: 1 },
    condition: 'attribute_not_exists(#attempts) OR #attempts < :most',
    values: { most },
  });
  return counted ? undefined : Math.ceil((end - now) / 1000);
}

/** Forgets the attempts of this window. */
export const reset = ({ action, address }: Omit<Limit, 'most'>, now = Date.now()) =>
  table.remove(key(action, address, now));

const windowStart = (now: number) => now - (now % windowMs);

const key = (action: string, address: string, now: number) =>
  ({ pk: 'THROTTLE', sk: `${action}#${address}#${new Date(windowStart(now)).toISOString()}` }) as const;
