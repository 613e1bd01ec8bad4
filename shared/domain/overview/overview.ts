import * as z from 'zod/mini';

/** The number of days that the overview shows, today included. */
export const daysShown = 30;

/** The figures of a day of India. */
export const DayFigures = z.object({
  /** The day, such as 2026-11-20. */
  date: z.iso.date(),
  enquiries: z.int(),
  /** Orders that were paid on the day. */
  orders: z.int(),
  /** What was paid on the day, without refunds. */
  paise: z.int(),
  /** What is left of `paise` after all refunds, on whatever day they were made. */
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
  /** The last `daysShown` days, the oldest first and today last. */
  days: z.array(DayFigures),
});
export type Overview = z.output<typeof Overview>;
