/** The kinds of what is due, in the order in which Today shows them. */
export const dueKinds = ['money', 'complaints', 'work', 'enquiries', 'reviews'] as const;
export type DueKind = (typeof dueKinds)[number];

/** The names of the kinds, as the owner reads them. */
export const kindNames: Record<DueKind, string> = {
  money: 'Money',
  complaints: 'Complaints',
  work: 'Work',
  enquiries: 'Enquiries',
  reviews: 'Reviews',
};

/** The partition of a kind in the index of what is due (`DuePartition`). */
export const duePartition = (kind: DueKind) => `DUE_${kind.toUpperCase()}` as `DUE_${Uppercase<DueKind>}`;

/** The reasons for which something waits for the owner. */
export const dueReasons = [
  'enquiry',
  'place',
  'callback',
  'complaint',
  'follow_up',
  'work',
  'buyer_call',
  'silent_buyer',
  'paid_twice',
  'wrong_amount',
  'refund_failed',
  'disputed',
  'overdue',
  'course_gone',
  'no_seat',
  'paid_withdrawn',
  'paid_expired',
  'unmatched_payment',
  'review',
  'mail',
  'class',
  'overbooked',
] as const;
export type DueReason = (typeof dueReasons)[number];

/** The most rows of a kind that Today shows at first. */
export const mostRows = 10;

/** The most times that `newest` of Today has. */
export const mostNewest = 20;

/** The number up to which things are counted. */
export const mostCounted = 200;

/** A reason for which a thing waits. Times are ISO 8601. */
export interface Waits {
  reason: DueReason;
  /** The time from which the thing waits; Today does not show it before. */
  since: string;
  /** The latest time to act, if any. For a reply and a call it ignores holidays, which may change after it is stored. */
  due?: string | undefined;
  /** The time after which the thing does not wait any more. */
  until?: string | undefined;
}

/** A thing that waits, as its item holds it beside the keys of the index of what is due. */
export interface DueThing {
  id: string;
  what: string;
  /** The first line of an enquiry's message, shortened. */
  text?: string | undefined;
  who?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  paise?: number | undefined;
  /** The currency of `paise`, which are then its smallest unit; rupees unless given. */
  currency?: string | undefined;
  /** A possible double payment of two orders, which the owner may also keep. */
  mayKeepBoth?: boolean | undefined;
  /** The kind of thing whose mail has not arrived. */
  of: 'enquiry' | 'order' | 'work' | 'payment_link' | 'unmatched_payment' | 'review';
  waits: readonly Waits[];
}

/**
 * The attributes of an item for the index of what is due, which sorts by the earliest time of its reasons. Where nothing
 * waits they are undefined, and a write removes the item from the index.
 */
export function dueKeysOf(thing: DueThing) {
  const [first] = thing.waits.map((each) => ({ ...each, time: timeOf(each) })).sort(byTime);
  if (!first) return { gsi5pk: undefined, gsi5sk: undefined, dueThing: undefined };
  const { id, of, what, text, who, phone, email, paise, currency, mayKeepBoth, waits } = thing;
  return {
    gsi5pk: duePartition(kindOf(thing)),
    gsi5sk: `${first.time}#${first.reason}#${thing.id}`,
    dueThing: {
      ...{ id, of, what, waits: waits.map(withoutUndefined) },
      ...(text && { text }),
      ...(who && { who }),
      ...(phone && { phone }),
      ...(email && { email }),
      ...(paise !== undefined && { paise }),
      ...(currency && { currency }),
      ...(mayKeepBoth && { mayKeepBoth }),
    } satisfies DueThing,
  };
}

const kindOf = ({ of, waits }: DueThing): DueKind => {
  if (of === 'work') return 'work';
  if (of === 'review') return 'reviews';
  if (of !== 'enquiry') return 'money';
  return waits.some(({ reason }) => reason === 'complaint') ? 'complaints' : 'enquiries';
};

/** The time by which a reason is sorted: the latest time to act, or else the time since which the thing waits. */
export const timeOf = ({ due, since }: Waits): string => due ?? since;

const byTime = (a: { time: string }, b: { time: string }) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0);

const withoutUndefined = ({ reason, since, due, until }: Waits): Waits => ({
  ...{ reason, since },
  ...(due && { due }),
  ...(until && { until }),
});
