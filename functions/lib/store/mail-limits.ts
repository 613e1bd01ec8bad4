import { createHash } from 'node:crypto';
import { dayInIndia, dayMs, midnightOf } from '#shared/domain/india-time.ts';
import * as table from './table.ts';
import * as throttle from './throttle.ts';

/**
 *   pk         sk                                   ids, ttl
 *   THROTTLE   mail#<name>#<hash of whom>#<date>    the mails that somebody gets or causes on a day of India
 *   THROTTLE   mail#all#<hour>                      as any other that counts attempts
 */

/** Mails of a name that are counted for somebody: an e-mail address, or one of the network. */
export interface DailyLimit {
  name: string;
  who: string;
  /** Mails on a day of India. */
  most: number;
}

/** Counts a mail of somebody's, once by its id. False where they have had `most` others that day. */
export async function admit({ name, who, most }: DailyLimit, id: string): Promise<boolean> {
  const today = dayInIndia(Date.now());
  const counted = await table.change(
    { pk: 'THROTTLE', sk: `mail#${name}#${hashOf(who)}#${today}` },
    {
      set: { ttl: Math.ceil((midnightOf(today) + 2 * dayMs) / 1000) },
      add: { ids: new Set([id]) },
      condition: 'attribute_not_exists(#ids) OR size(#ids) < :most OR contains(#ids, :id)',
      values: { most, id },
    },
  );
  return counted !== undefined;
}

/** Counts a mail of all in an hour. Returns undefined where it may go, else the time at which the next hour begins. */
export async function admitInHour(most: number): Promise<string | undefined> {
  const seconds = await throttle.attempt({ ...hourly, most });
  return seconds === undefined ? undefined : new Date(Date.now() + seconds * 1000).toISOString();
}

/** Takes one mail of this hour back that was not sent after all. */
export const forgiveInHour = () => throttle.forgive(hourly);

const hourly = { action: 'mail', address: 'all', seconds: 60 * 60 };

const hashOf = (who: string) => createHash('sha256').update(who).digest('hex');
