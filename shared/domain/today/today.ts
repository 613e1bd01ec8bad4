import * as z from 'zod/mini';
import { Count } from '../overview/overview.ts';
import { timestamp } from '../text/fields.ts';
import { dueReasons } from './due.ts';

export const DueReason = z.enum(dueReasons);

/** A thing that waits for the owner, as Today shows it. */
export const DueRow = z.object({
  /** The first of the reasons for which it waits. */
  reason: DueReason,
  /** The id of the enquiry, the order, the payment, the review, the payment link or the course. */
  id: z.string(),
  /** The latest time to act, or else the time since which the thing waits. */
  due: timestamp,
  /** The thing in words: what is asked about, bought or owed. */
  what: z.string(),
  /** The person. */
  who: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  paise: z.optional(z.int()),
  /** Other reasons that hold for the same thing. */
  more: z.optional(z.array(DueReason)),
  /** The kind of thing whose mail has not arrived. */
  of: z.optional(z.enum(['enquiry', 'order', 'work', 'payment_link'])),
});
export type DueRow = z.output<typeof DueRow>;

/** The steps by which a new site is set up, in their order. */
const SetUpStep = z.enum(['razorpay_key', 'webhook', 'mail_domain', 'second_factor', 'sample_values']);

/** The day's work: what is due, and how much waits in each tab. Counts are exact up to `mostCounted`. */
export const Today = z.object({
  /** Today's date in India. */
  date: z.iso.date(),
  /** The first `mostRows`, the earliest time first. */
  rows: z.array(DueRow),
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
  /** The first latest time after today. */
  next: z.optional(timestamp),
  setUp: z.array(z.object({ step: SetUpStep, isDone: z.boolean() })),
});
export type Today = z.output<typeof Today>;
