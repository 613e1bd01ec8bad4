/** In the order in which Today and the daily digest show them. */
export const dueKinds = ['money', 'complaints', 'work', 'enquiries', 'reviews'] as const;
export type DueKind = (typeof dueKinds)[number];

export const kindNames: Record<DueKind, string> = {
  money: 'Money',
  complaints: 'Complaints',
  work: 'Work',
  enquiries: 'Enquiries',
  reviews: 'Reviews',
};

export const duePartition = (kind: DueKind) => `DUE_${kind.toUpperCase()}` as `DUE_${Uppercase<DueKind>}`;

export const dueReasons = [
  'enquiry',
  'seat',
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

/** How many rows of each kind Today shows at first. */
export const maxRows = 10;

export const maxNewest = 20;

export const maxCounted = 200;

export interface DueReasonTimes {
  reason: DueReason;
  /** Today doesn't show the item before this time. */
  since: string;
  /** The deadline for a reply or a call ignores holidays, because the owner can change them later. */
  due?: string | undefined;
  /** After this time, the item is no longer due for this reason. */
  until?: string | undefined;
}

export interface DueItem {
  id: string;
  what: string;
  text?: string | undefined;
  who?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  paise?: number | undefined;
  /** INR by default. `paise` is in the smallest unit of this currency. */
  currency?: string | undefined;
  /** True for a possible double payment, which the owner may choose to keep. */
  mayKeepBoth?: boolean | undefined;
  of: 'enquiry' | 'order' | 'work' | 'payment_link' | 'unmatched_payment' | 'review';
  waits: readonly DueReasonTimes[];
}

/**
 * An item is sorted by the earliest time of any of its reasons. If nothing is due, the keys are undefined, so writing
 * them removes the item from the index.
 */
export function dueKeysOf(thing: DueItem) {
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
    } satisfies DueItem,
  };
}

const kindOf = ({ of, waits }: DueItem): DueKind => {
  if (of === 'work') return 'work';
  if (of === 'review') return 'reviews';
  if (of !== 'enquiry') return 'money';
  return waits.some(({ reason }) => reason === 'complaint') ? 'complaints' : 'enquiries';
};

export const timeOf = ({ due, since }: DueReasonTimes): string => due ?? since;

const byTime = (a: { time: string }, b: { time: string }) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0);

const withoutUndefined = ({ reason, since, due, until }: DueReasonTimes): DueReasonTimes => ({
  ...{ reason, since },
  ...(due && { due }),
  ...(until && { until }),
});
