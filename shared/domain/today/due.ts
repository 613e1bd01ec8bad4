/** The reasons for which something waits for the owner. */
export const dueReasons = [
  'enquiry',
  'place',
  'callback',
  'complaint',
  'follow_up',
  'work',
  'silent_buyer',
  'paid_twice',
  'wrong_amount',
  'refund_failed',
  'disputed',
  'overdue',
  'course_gone',
  'unmatched_payment',
  'review',
  'mail',
  'class',
  'overbooked',
] as const;
export type DueReason = (typeof dueReasons)[number];

/** The most rows that Today shows. */
export const mostRows = 100;

/** The number up to which things are counted. */
export const mostCounted = 99;

/** A reason for which a thing waits. Times are ISO 8601. */
export interface Waits {
  reason: DueReason;
  /** The time from which the thing waits; Today does not show it before. */
  since: string;
  /** The latest time to act, if any. For an enquiry it ignores holidays, which may change after it is stored. */
  due?: string | undefined;
  /** The time after which the thing does not wait any more. */
  until?: string | undefined;
}

/** A thing that waits, as its item holds it beside the keys of the index of what is due. */
export interface DueThing {
  id: string;
  what: string;
  who?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  paise?: number | undefined;
  /** The kind of thing whose mail has not arrived. */
  of: 'enquiry' | 'order' | 'work' | 'payment_link' | 'unmatched_payment' | 'review';
  waits: readonly Waits[];
}

/**
 * The attributes of an item for the index of what is due, which sorts by the earliest time of its reasons. Where nothing
 * waits they are undefined, and a write removes the item from the index.
 */
export function dueKeysOf(thing: DueThing) {
  const [first] = thing.waits.map((each) => ({ ...each, time: timeOf(each) })).toSorted(byTime);
  if (!first) return { gsi5pk: undefined, gsi5sk: undefined, dueThing: undefined };
  const { id, of, what, who, phone, email, paise, waits } = thing;
  return {
    gsi5pk: 'DUE' as const,
    gsi5sk: `${first.time}#${first.reason}#${thing.id}`,
    dueThing: {
      ...{ id, of, what, waits: waits.map(withoutUndefined) },
      ...(who && { who }),
      ...(phone && { phone }),
      ...(email && { email }),
      ...(paise !== undefined && { paise }),
    } satisfies DueThing,
  };
}

/** The time by which a reason is sorted: the latest time to act, or else the time since which the thing waits. */
export const timeOf = ({ due, since }: Waits): string => due ?? since;

const byTime = (a: { time: string }, b: { time: string }) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0);

const withoutUndefined = ({ reason, since, due, until }: Waits): Waits => ({
  ...{ reason, since },
  ...(due && { due }),
  ...(until && { until }),
});
