import { keptUntil, retention } from '#shared/domain/limits/retention.ts';
import type { MailReason, MailRecord } from '#shared/domain/mail/mail.ts';
import type { Entry, NewEntry, OutboxItem } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk           sk                 what
 *   OWNER_MAIL   hour#<its begin>   single, summed, told   the owner's mails about single enquiries that were due in an hour
 *   OWNER_MAIL   day#<date>         outbox                 the digest of a day of India
 *
 * An hour is known by its begin in ISO 8601. `single` is a set of what is told by a mail of its own. What comes when it is full
 * stands in `summed`, behind the id of the entry whose mail will tell of it, and in `told` when that mail has ended.
 */
export interface OwnerHour extends OutboxItem {
  single?: Set<string>;
  summed?: Set<string>;
  told?: Set<string>;
  mails?: MailRecord[];
}

/** How the owner is told of something: by a mail of its own, by the summary of the hour, or for a reason not at all. */
export type Place = 'single' | 'summed' | { unsent: MailReason };

const keyOf = (hour: string) => ({ pk: 'OWNER_MAIL', sk: `hour#${hour}` }) as const;

/**
 * Says how the owner is told of something, the same every time. For a summary an entry waits then; `summary` makes one,
 * with an id.
 */
export async function placeOf(
  about: string,
  { hour, most, summary }: { hour: string; most: number; summary: () => NewEntry & { id: string } },
): Promise<Place> {
  const added = await table.change(keyOf(hour), {
    add: { single: new Set([about]) },
    set: { ttl: lastDay() },
    // A full hour stays one, and only then a summary waits.
    condition: 'attribute_not_exists(#single) OR size(#single) < :most',
    values: { most },
  });
  if (added) return 'single';
  let place: Place = 'summed';
  await outbox.change<OwnerHour>(
    keyOf(hour),
    ({ single, summed = new Set(), told = new Set(), mails = [], outbox: entries = [] }) => {
      const earlier = entryOf(about, summed) ?? entryOf(about, told);
      const isFull = !earlier && summed.size + told.size >= mostSummed;
      const end = mails.find(({ id, outcome }) => id === earlier && outcome === 'not sent');
      const unsent = end?.reason ?? (isFull ? 'too many' : undefined);
      place = single?.has(about) ? 'single' : unsent ? { unsent } : 'summed';
      if (place !== 'summed' || earlier) return undefined;
      // A mail tells of no more once a run has claimed it.
      const waiting = entries.find(({ firstDue }) => firstDue === undefined);
      const entry = waiting ?? summary();
      return {
        set: { summed: new Set([...summed, `${entry.id}#${about}`]), ttl: undefined },
        entries: waiting ? [] : [entry],
      };
    },
  );
  return place;
}

/** The id of the entry whose mail tells of something. */
const entryOf = (about: string, set: Set<string>): string | undefined =>
  [...set].find((each) => each.slice(each.indexOf('#') + 1) === about)?.split('#')[0];

/** Lists the things that the mail of an entry tells of. */
export const summedBy = ({ summed = new Set() }: OwnerHour, entryId: string): string[] =>
  [...summed].filter((each) => each.startsWith(`${entryId}#`)).map((each) => each.slice(entryId.length + 1));

/** The attributes of an item of the owner's mails from which an entry is popped. */
export function afterMail(
  { summed = new Set(), told = new Set(), outbox: entries = [] }: OwnerHour,
  { id }: Entry,
) {
  const moved = [...summed].filter((each) => each.startsWith(`${id}#`));
  return {
    summed: setOf([...summed].filter((each) => !moved.includes(each))),
    told: setOf([...told, ...moved]),
    ttl: entries.every((each) => each.id === id) ? lastDay() : undefined,
  };
}

/** DynamoDB keeps no empty set. */
const setOf = (values: string[]) => (values.length > 0 ? new Set(values) : undefined);

/** Stores what is to be told of a day of India (`YYYY-MM-DD`), once. False when it is stored already. */
export const addDay = (date: string, entry: NewEntry): Promise<boolean> =>
  outbox.insert({ pk: 'OWNER_MAIL', sk: `day#${date}` }, [entry]);

const lastDay = () => keptUntil(Date.now(), retention.ownerMailDays);

// A tenth of an item's 400 KB is taken by 500.
const mostSummed = 1000;
