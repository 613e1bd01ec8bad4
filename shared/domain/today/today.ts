import * as z from 'zod/mini';
import { Count } from '../overview/overview.ts';
import { timestamp } from '../time/timestamp.ts';
import { dueKinds, dueReasons } from './due.ts';

export const DueReason = z.enum(dueReasons);

const DueKind = z.enum(dueKinds, 'There’s no such kind of due item.');

export const DueRow = z.object({
  kind: DueKind,
  /** The most urgent reason. */
  reason: DueReason,
  /** Of the enquiry, order, payment, review, payment link or course. */
  id: z.string(),
  since: timestamp,
  /** The earliest deadline. */
  due: z.optional(timestamp),
  what: z.string(),
  /** Start of the message. */
  text: z.optional(z.string()),
  who: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  paise: z.optional(z.int()),
  /** By default INR; `paise` is then its smallest unit. */
  currency: z.optional(z.string()),
  /** A possible double payment, which the owner can also keep. */
  mayKeepBoth: z.optional(z.boolean()),
  /** Its other reasons. */
  more: z.optional(z.array(DueReason)),
  /** What an undelivered email was about. */
  of: z.optional(z.enum(['enquiry', 'order', 'work', 'payment_link'])),
});
export type DueRow = z.output<typeof DueRow>;

export const DueQuery = z.object({ kind: DueKind });

/** In the order of the screen. */
const SetUpStep = z.enum(['razorpay_key', 'webhook', 'mail_domain', 'second_factor', 'sample_values']);

/** Counts are exact up to `maxCounted`. */
export const Today = z.object({
  /** In India. */
  date: z.iso.date(),
  /** The first `maxRows` of each kind, earliest first. */
  rows: z.array(DueRow),
  kinds: z.object({ money: Count, complaints: Count, work: Count, enquiries: Count, reviews: Count }),
  /** By the tab that shows them. */
  counts: z.object({
    enquiries: Count,
    work: Count,
    orders: Count,
    reviews: Count,
    mail: Count,
    classes: Count,
  }),
  /** Past their deadline. */
  late: Count,
  /** Deadline later today. */
  dueToday: Count,
  /** Waiting for less than a day. */
  fresh: Count,
  /** Newest first, up to `maxNewest`. */
  newest: z.array(timestamp),
  /** `YYYY-MM-DD`; deadlines of replies depend on them. */
  holidays: z.array(z.iso.date()),
  /** The first deadline after today. */
  next: z.optional(timestamp),
  /** `fields` of `shared/brand.ts` that are still samples. */
  setUp: z.array(z.object({ step: SetUpStep, isDone: z.boolean(), fields: z.optional(z.array(z.string())) })),
});
export type Today = z.output<typeof Today>;
