import type { Entry, NewEntry, OutboxItem } from '../outbox/entries.ts';
import * as outbox from '../outbox/write.ts';
import * as table from './table.ts';

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
}

const keyOf = (hour: string) => ({ pk: 'OWNER_MAIL', sk: `hour#${hour}` }) as const;

/**
 * Says how the owner is told of something, the same every time: by a mail of its own, or by the summary of the hour, for
 * which an entry waits then. `summary` makes one, with an id.
 */
export async function placeOf(
  about: string,
  { hour, most, summary }: { hour: string; most: number; summary: () => NewEntry & { id: string } },
): Promise<'single' | 'summed' | 'left out'> {
  const added = await table.change(keyOf(hour), {
    add: { single: new Set([about]) },
    set: { ttl: afterDays(keptDays) },
    // A full hour stays one, and only then a summary waits.
    condition: 'attribute_not_exists(#single) OR size(#single) < :most',
    values: { most },
  });
  if (added) return 'single';
  let place: 'single' | 'summed' | 'left out' = 'summed';
  await outbox.change<OwnerHour>(
    keyOf(hour),
    ({ single, summed = new Set(), told, outbox: entries = [] }) => {
      place = single?.has(about) ? 'single' : 'summed';
      if (place === 'single' || isIn(summed, about) || isIn(told, about)) return undefined;
      if (summed.size + (told?.size ?? 0) >= mostSummed) {
        place = 'left out';
        return undefined;
      }
      // What a mail tells does not grow any more once a run has claimed it.
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

const isIn = (set: Set<string> | undefined, about: string) =>
  [...(set ?? [])].some((each) => each.slice(each.indexOf('#') + 1) === about);

/** What the mail of an entry tells of. */
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
    ttl: entries.every((each) => each.id === id) ? afterDays(keptDays) : undefined,
  };
}

/** DynamoDB keeps no empty set. */
const setOf = (values: string[]) => (values.length > 0 ? new Set(values) : undefined);

/** Stores what is to be told of a day of India (`YYYY-MM-DD`), once. False when it is stored already. */
export const addDay = (date: string, entry: NewEntry): Promise<boolean> =>
  outbox.insert({ pk: 'OWNER_MAIL', sk: `day#${date}` }, [entry]);

const afterDays = (days: number) => Math.ceil(Date.now() / 1000) + days * 24 * 60 * 60;

// A tenth of an item's 400 KB is taken by 500.
const mostSummed = 1000;

// Longer than any mail of the owner's is of use.
const keptDays = 40;
