import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { Count } from '../overview/overview.ts';
import { timestamp } from '../time/timestamp.ts';
import { dueKinds, dueReasons, type DueReason as Reason } from './due.ts';

const DueReason = z.enum(Object.keys(dueReasons) as Reason[]);

const DueKind = z.enum(dueKinds, 'That isn’t a valid kind of due item.');

/** `number` is such as `Coaching 2 of 4`, and `place` an address, or a link to join. */
const DueSession = z.object({
  booking: z.string(),
  start: timestamp,
  end: timestamp,
  number: z.string(),
  place: z.optional(z.string()),
});

export const DueRow = z.object({
  kind: DueKind,
  /** The most urgent reason. The others are in `more`. */
  reason: DueReason,
  id: z.string(),
  since: timestamp,
  due: z.optional(timestamp),
  what: z.string(),
  text: z.optional(z.string()),
  who: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  paise: z.optional(wholeNumber),
  currency: z.optional(z.string()),
  mayKeepBoth: z.optional(z.boolean()),
  more: z.optional(z.array(DueReason)),
  /** What an undelivered email was about. */
  of: z.optional(z.enum(['enquiry', 'order', 'work', 'payment_link'])),
  session: z.optional(DueSession),
});
export type DueRow = z.output<typeof DueRow>;

export const DueQuery = z.object({ kind: DueKind });

const SetUpStep = z.enum(['razorpay_key', 'webhook', 'mail_domain', 'second_factor', 'sample_values']);

/** Counts are exact up to `maxCounted`. */
export const Today = z.object({
  date: z.iso.date(),
  /** The first `maxRows` of each kind, most urgent first. */
  rows: z.array(DueRow),
  kinds: z.object({ money: Count, complaints: Count, work: Count, enquiries: Count, reviews: Count }),
  counts: z.object({
    enquiries: Count,
    work: Count,
    orders: Count,
    reviews: Count,
    mail: Count,
    classes: Count,
  }),
  late: Count,
  dueToday: Count,
  /** Items that have been waiting for less than a day. */
  fresh: Count,
  /** When the latest items became due, newest first, up to `maxNewest`. */
  newest: z.array(timestamp),
  holidays: z.array(z.iso.date()),
  /** The first deadline after today. */
  next: z.optional(timestamp),
  /** `fields` lists the fields in `shared/brand.ts` that still have sample values. */
  setUp: z.array(z.object({ step: SetUpStep, isDone: z.boolean(), fields: z.optional(z.array(z.string())) })),
});
export type Today = z.output<typeof Today>;
