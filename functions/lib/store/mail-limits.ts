import { dayInIndia, dayMs, midnightOf } from '#shared/domain/india-time.ts';
import { emailHash } from './buyers.ts';
import * as table from './table.ts';
import * as throttle from './throttle.ts';

/**
 *   pk         sk                                ids, ttl
 *   THROTTLE   mail#<hash of address>#<date>     the mails that go to an address on a day of India
 *   THROTTLE   mail#all#<hour>                   as any other that counts attempts
 */

/** Counts a mail to an address, once. False where the address has `most` others that day. */
export async function admitTo(address: string, mailId: string, most: number): Promise<boolean> {
  const today = dayInIndia(Date.now());
  const counted = await table.change(
    { pk: 'THROTTLE', sk: `mail#${emailHash(address)}#${today}` },
    {
      set: { ttl: Math.ceil((midnightOf(today) + 2 * dayMs) / 1000) },
      add: { ids: new Set([mailId]) },
      condition: 'attribute_not_exists(#ids) OR size(#ids) < :most OR contains(#ids, :mailId)',
      values: { most, mailId },
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
