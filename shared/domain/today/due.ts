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

/** An email that didn't arrive isn't listed, because it's of the same kind as what it's about. */
const reasonsByKind = {
  money: [
    ...['paid_twice', 'wrong_amount', 'refund_failed', 'disputed', 'overdue', 'course_gone', 'no_seat'],
    ...['paid_withdrawn', 'paid_expired', 'unmatched_payment', 'overbooked'],
  ],
  complaints: ['complaint'],
  work: [
    'work',
    'buyer_call',
    'silent_buyer',
    'session',
    'session_refund',
    'session_move',
    'unbooked',
    'class',
  ],
  enquiries: ['enquiry', 'seat', 'callback', 'follow_up'],
  reviews: ['review'],
} as const satisfies Record<DueKind, readonly string[]>;
export type DueReason = (typeof reasonsByKind)[DueKind][number] | 'mail';

interface ReasonDefinition {
  /** The tab of the Admin Panel that counts and opens the item. */
  tab: DueTab;
  words: string;
  /** True if an item's `what` already says why it's due, so that its row doesn't need the words. */
  isInWhat: boolean;
  action: { label: string; starts?: 'reply' | 'refund'; mayKeepLate?: true };
  canCall: boolean;
  /** True if the deadline is the one for replies, which depends on holidays. */
  isByReplyDeadline: boolean;
  /** True if the deadline is when something begins, so it's never late. */
  isAppointment: boolean;
}
export type DueTab = 'enquiries' | 'work' | 'orders' | 'reviews' | 'mail' | 'classes';

/**
 * Everything that Today, its counts and the daily digest need to know about a reason. Bundles that need only the kinds
 * leave it out, because the call is marked as pure.
 */
export const dueReasons = /* @__PURE__ */ defineReasons();

function defineReasons() {
  const open = { label: 'Open' };
  const reply = { label: 'Reply', starts: 'reply' } as const;
  const refund = { label: 'Refund', starts: 'refund' } as const;
  const refundOrKeep = { ...refund, mayKeepLate: true } as const;

  const defaults = {
    isInWhat: false,
    action: open,
    canCall: false,
    isByReplyDeadline: false,
    isAppointment: false,
  };
  const enquiries = { ...defaults, tab: 'enquiries', canCall: true } as const;
  const toAnswer = { ...enquiries, isByReplyDeadline: true };
  const work = { ...defaults, tab: 'work', canCall: true } as const;
  const order = { ...defaults, tab: 'orders' } as const;
  const classes = { ...defaults, tab: 'classes' } as const;

  return {
    enquiry: { ...toAnswer, words: 'Enquiry', action: reply },
    seat: { ...toAnswer, words: 'Wants a seat', action: reply },
    callback: { ...toAnswer, words: 'Wants a call' },
    complaint: { ...enquiries, words: 'Complaint' },
    follow_up: { ...enquiries, words: 'Call again' },
    work: { ...work, words: 'Work', isInWhat: true, action: { label: 'Send draft' }, canCall: false },
    buyer_call: {
      ...{ ...work, words: 'Paid, needs a call', isInWhat: true },
      ...{ action: { label: 'Log call' }, isByReplyDeadline: true },
    },
    silent_buyer: { ...work, words: 'No answer for 30 days' },
    session: { ...work, words: 'Session', isInWhat: true, isAppointment: true },
    session_refund: { ...work, words: 'Wants a session’s price back', action: refund },
    session_move: { ...work, words: 'Booked outside the coach’s hours', action: { label: 'Move' } },
    unbooked: { ...work, words: 'Paid, no session booked' },
    paid_twice: { ...order, words: 'Possible double payment', action: refund },
    wrong_amount: { ...order, words: 'Paid a different amount', action: refund },
    refund_failed: { ...order, words: 'Refund failed', action: refund },
    disputed: { ...order, words: 'Dispute' },
    overdue: { ...order, words: 'Money overdue' },
    course_gone: { ...order, words: 'Seat in a deleted course', canCall: true },
    no_seat: { ...order, words: 'Paid, but no seats left', action: refund, canCall: true },
    paid_withdrawn: {
      ...{ ...order, words: 'Paid after the link was withdrawn', action: refundOrKeep, canCall: true },
    },
    paid_expired: { ...order, words: 'Paid after the link expired', action: refundOrKeep, canCall: true },
    unmatched_payment: { ...order, words: 'Payment without an order', isInWhat: true },
    review: {
      ...defaults,
      tab: 'reviews',
      words: 'Review to read',
      action: { label: 'Read' },
    },
    mail: { ...defaults, tab: 'mail', words: 'Email not delivered', canCall: true },
    class: { ...classes, words: 'No joining link', action: { label: 'Add link' } },
    overbooked: { ...classes, words: 'Overbooked class' },
  } as const satisfies Record<DueReason, ReasonDefinition>;
}

export const dueReason = (reason: DueReason): ReasonDefinition => dueReasons[reason];

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
  /** Set for the reasons `session` and `session_move`. Each session is a separate row. */
  session?: DueSession | undefined;
}

export interface DueSession {
  /** The booking's id. */
  booking: string;
  start: string;
  end: string;
  /** Such as `Coaching 2 of 4`. */
  number: string;
  /** An address, or a link to join. */
  place?: string | undefined;
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
  const [first] = thing.waits.toSorted(byTime);
  if (!first) return { gsi5pk: undefined, gsi5sk: undefined, dueThing: undefined };
  const { id, of, what, text, who, phone, email, paise, currency, mayKeepBoth, waits } = thing;
  return {
    gsi5pk: duePartition(kindOf(thing)),
    gsi5sk: `${timeOf(first)}#${first.reason}#${thing.id}`,
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

/** The first kind of any reason, so that a complaint with a planned call stays a complaint. */
const kindOf = ({ of, waits }: DueItem): DueKind =>
  dueKinds.find((kind) => waits.some(({ reason }) => isOfKind(reason, kind))) ??
  (of === 'enquiry' ? 'enquiries' : of === 'work' ? 'work' : 'money');

const isOfKind = (reason: DueReason, kind: DueKind) =>
  (reasonsByKind[kind] as readonly DueReason[]).includes(reason);

/** What came first comes first among what has the same deadline. */
export const byTime = (one: DueReasonTimes, other: DueReasonTimes): number =>
  compare(timeOf(one), timeOf(other)) || compare(one.since, other.since);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const timeOf = ({ due, since }: DueReasonTimes): string => due ?? since;

const withoutUndefined = ({ reason, since, due, until, session }: DueReasonTimes): DueReasonTimes => ({
  ...{ reason, since },
  ...(due && { due }),
  ...(until && { until }),
  ...(session && { session }),
});
