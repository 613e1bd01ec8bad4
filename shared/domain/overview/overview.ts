import * as z from 'zod/mini';

/** Days that the overview shows, today included. */
export const daysShown = 30;

/** The figures of a day of India. */
export const DayFigures = z.object({
  /** The day, such as 2026-11-20. */
  date: z.iso.date(),
  enquiries: z.int(),
  /** Orders that were paid on it. */
  orders: z.int(),
  /** Paid on it, before what went back later. */
  paise: z.int(),
  /** What is left of that, when what went back is taken off, whenever it did. */
  netPaise: z.int(),
});
export type DayFigures = z.output<typeof DayFigures>;

/** A number of things, counted up to `most`: there may be more. */
export const Count = z.object({ count: z.int(), isMore: z.boolean() });
export type Count = z.output<typeof Count>;

/** The figures that the owner sees first. */
export const Overview = z.object({
  /** The month of India that it is, from its first day up to now. */
  month: z.omit(DayFigures, { date: true }),
  /** Enquiries of every type that nobody has answered. */
  openEnquiries: Count,
  /** Reviews that wait for approval. */
  waitingReviews: Count,
  /** Orders that need the owner's attention, by the reason. */
  attention: z.object({
    paid_twice: Count,
    wrong_amount: Count,
    refund_failed: Count,
    disputed: Count,
    overdue: Count,
    course_gone: Count,
  }),
  /** The last `daysShown` days, the oldest first and today last. */
  days: z.array(DayFigures),
});
export type Overview = z.output<typeof Overview>;
