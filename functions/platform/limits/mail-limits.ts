import { createHash } from 'node:crypto';
import { dayInIndia, dayMs, midnightOf } from '#shared/domain/time/india-time.ts';
import * as table from '../table/table.ts';
import * as throttle from './throttle.ts';

/**
 *   pk         sk
 *   THROTTLE   mail#<name>#<hash of whom>#<date>    ids, openAt, ttl: the mails that somebody gets or causes on a day of India
 *   THROTTLE   mail#<of what>#<hour>                as any other that counts attempts
 *
 * `openAt` in epoch milliseconds: before it, there is no other.
 */

/** Mails of a name that are counted for somebody: an e-mail address, or one of the network. */
export interface DailyLimit {
  name: string;
  who: string;
  /** Mails on a day of India. */
  most: number;
  /** Minutes from one to the next; none unless said. */
  minutesApart?: number;
}

/** Counts a mail of somebody's, once by its id. False where they have had others that day that leave no room for it. */
export async function admit({ name, who, most, minutesApart = 0 }: DailyLimit, id: string): Promise<boolean> {
  const now = Date.now();
  const today = dayInIndia(now);
  const counted = await table.change(
    { pk: 'THROTTLE', sk: `mail#${name}#${hashOf(who)}#${today}` },
    {
      set: {
        ttl: Math.ceil((midnightOf(today) + 2 * dayMs) / 1000),
        // Two clocks need not agree where nothing is to be waited for.
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

/** Mails that are counted for everybody together: acknowledgements, or notices to the owner. */
export interface HourlyLimit {
  of: string;
  /** Mails in an hour. */
  most: number;
}

/** Counts a mail of an hour. Returns undefined where it may go, else the time at which the next hour begins. */
export async function admitInHour({ of, most }: HourlyLimit): Promise<string | undefined> {
  const seconds = await throttle.attempt({ ...hourly(of), most });
  return seconds === undefined ? undefined : new Date(Date.now() + seconds * 1000).toISOString();
}

/** Takes one mail of this hour back that was not sent after all. */
export const forgiveInHour = ({ of }: Pick<HourlyLimit, 'of'>) => throttle.forgive(hourly(of));

const hourly = (of: string) => ({ action: 'mail', address: of, seconds: 60 * 60 });

const hashOf = (who: string) => createHash('sha256').update(who).digest('hex');
