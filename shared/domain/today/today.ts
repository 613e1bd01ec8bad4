import * as z from 'zod/mini';
import { Count } from '../overview/overview.ts';
import { timestamp } from '../time/timestamp.ts';
import { dueKinds, dueReasons } from './due.ts';

export const DueReason = z.enum(dueReasons);

const DueKind = z.enum(dueKinds, 'There is no such kind of what is due.');

/** A thing that waits for the owner, as Today shows it. */
export const DueRow = z.object({
  kind: DueKind,
  /** The first of the reasons for which it waits. */
  reason: DueReason,
  /** The id of the enquiry, the order, the payment, the review, the payment link or the course. */
  id: z.string(),
  /** The time since which it waits. */
  since: timestamp,
  /** The earliest deadline of its reasons, if any has one. */
  due: z.optional(timestamp),
  /** The thing in words: what is asked about, bought or owed. */
  what: z.string(),
  /** The beginning of what the person wrote. */
  text: z.optional(z.string()),
  /** The person. */
  who: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  paise: z.optional(z.int()),
  /** The currency of `paise`, which are then its smallest unit; rupees unless given. */
  currency: z.optional(z.string()),
  /** A possible double payment of two orders, which the owner may also keep. */
  mayKeepBoth: z.optional(z.boolean()),
  /** Other reasons that hold for the same thing. */
  more: z.optional(z.array(DueReason)),
  /** The kind of thing whose mail has not arrived. */
  of: z.optional(z.enum(['enquiry', 'order', 'work', 'payment_link'])),
});
export type DueRow = z.output<typeof DueRow>;

/** The kind of what is due to list. */
export const DueQuery = z.object({ kind: DueKind });

/** The steps by which a new site is set up, in their order. */
const SetUpStep = z.enum(['razorpay_key', 'webhook', 'mail_domain', 'second_factor', 'sample_values']);

/** The day's work: what is due, and how much waits in each tab. Counts are exact up to `mostCounted`. */
export const Today = z.object({
  /** Today's date in India. */
  date: z.iso.date(),
  /** The first `mostRows` of each kind, kind by kind, the earliest time of a kind first. */
  rows: z.array(DueRow),
  /** The things that wait, by kind. */
  kinds: z.object({ money: Count, complaints: Count, work: Count, enquiries: Count, reviews: Count }),
  /** The things that wait, by the tab that shows them. */
  counts: z.object({
    enquiries: Count,
    work: Count,
    orders: Count,
    reviews: Count,
    mail: Count,
    classes: Count,
  }),
  /** Things whose latest time is over. */
  late: Count,
  /** Things whose latest time is later today. */
  dueToday: Count,
  /** Things that have begun to wait within a day. */
  fresh: Count,
  /** The times since which the latest `mostNewest` things wait, the latest first. */
  newest: z.array(timestamp),
  /** The owner's holidays (`YYYY-MM-DD`), by which the times of replies are computed. */
  holidays: z.array(z.iso.date()),
  /** The first latest time after today. */
  next: z.optional(timestamp),
  /** `fields` are the fields of `shared/brand.ts` that still have samples. */
  setUp: z.array(z.object({ step: SetUpStep, isDone: z.boolean(), fields: z.optional(z.array(z.string())) })),
});
export type Today = z.output<typeof Today>;
