import * as z from 'zod/mini';

/** Including today. */
export const daysShown = 30;

export const DayFigures = z.object({
  date: z.iso.date(),
  enquiries: z.int(),
  /** Paid on that day. */
  orders: z.int(),
  /** Paid on that day, before refunds. */
  paise: z.int(),
  /** `paise` after all refunds, on any day. */
  netPaise: z.int(),
});
export type DayFigures = z.output<typeof DayFigures>;

/** `isMore` if counting stopped at `count`. */
export const Count = z.object({ count: z.int(), isMore: z.boolean() });
export type Count = z.output<typeof Count>;

export const Overview = z.object({
  /** Month to date. */
  month: z.omit(DayFigures, { date: true }),
  /** The last `daysShown` days, oldest first. */
  days: z.array(DayFigures),
});
export type Overview = z.output<typeof Overview>;
