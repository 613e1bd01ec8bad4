import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';

export const daysShown = 30;

export const DayFigures = z.object({
  date: z.iso.date(),
  enquiries: wholeNumber,
  /** Orders paid on this day. */
  orders: wholeNumber,
  /** What these orders brought in, before refunds. Extra payments for an order don't count. */
  paise: wholeNumber,
  /** `paise` minus all refunds and disputed amounts, even those of a later day. */
  netPaise: wholeNumber,
});
export type DayFigures = z.output<typeof DayFigures>;

/** `isMore` is true if counting stopped at `count`. */
export const Count = z.object({ count: wholeNumber, isMore: z.boolean() });
export type Count = z.output<typeof Count>;

export const Overview = z.object({
  month: z.omit(DayFigures, { date: true }),
  /** The last `daysShown` days including today, oldest first. */
  days: z.array(DayFigures),
});
export type Overview = z.output<typeof Overview>;
