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

/** Rows that Today shows. */
export const mostRows = 100;

/** The number up to which things are counted. */
export const mostCounted = 99;

/** A reason for which a thing waits. Times are ISO 8601. */
export interface Waits {
  reason: DueReason;
  /** It waits from then on: nothing is shown before. */
  since: string;
  /** The latest time to act, where there is one. That of an enquiry minds no holiday: they may change after it is stored. */
  due?: string | undefined;
  /** It waits no longer after that. */
  until?: string | undefined;
}

/** A thing that waits, as its item keeps it beside its place in the index of what is due. */
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
 * The attributes of an item that give it its place in the index of what is due: by the earliest time of its reasons.
 * They are undefined where nothing waits, and a write then takes the place away.
 */
export function dueKeysOf(thing: DueThing) {
  const [first] = thing.waits.map((each) => ({ ...each, time: timeOf(each) })).toSorted(byTime);
  if (!first) return { gsi5pk: undefined, gsi5sk: undefined, dueThing: undefined };
  const { id, of, what, who, phone, email, paise, waits } = thing;
  return {
    gsi5pk: 'DUE' as const,
    gsi5sk: `${first.time}#${first.reason}#${thing.id}`,
    dueThing: {
      ...{ id, of, what, waits: waits.map(withoutNone) },
      ...(who && { who }),
      ...(phone && { phone }),
      ...(email && { email }),
      ...(paise !== undefined && { paise }),
    } satisfies DueThing,
  };
}

/** The time by which a reason stands among others: the latest time to act, or the time since which it waits. */
export const timeOf = ({ due, since }: Waits): string => due ?? since;

const byTime = (one: { time: string }, other: { time: string }) =>
  one.time < other.time ? -1 : one.time > other.time ? 1 : 0;

const withoutNone = ({ reason, since, due, until }: Waits): Waits => ({
  ...{ reason, since },
  ...(due && { due }),
  ...(until && { until }),
});
