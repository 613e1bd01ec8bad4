import * as z from 'zod/mini';

export const daysShown = 30;

export const DayFigures = z.object({
  date: z.iso.date(),
  enquiries: z.int(),
  orders: z.int(),
  /** All payments made on this day, before refunds. */
  paise: z.int(),
  /** `paise` minus all refunds of these payments, even those made on a later day. */
  netPaise: z.int(),
});
export type DayFigures = z.output<typeof DayFigures>;

export const Count = z.object({ count: z.int(), isMore: z.boolean() });
export type Count = z.output<typeof Count>;

export const Overview = z.object({
  month: z.omit(DayFigures, { date: true }),
  days: z.array(DayFigures),
});
export type Overview = z.output<typeof Overview>;
