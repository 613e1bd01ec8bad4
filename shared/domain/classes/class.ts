import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { limits } from '../limits/limits.ts';
import { seatStates } from '../orders/order-seat.ts';
import { paidStatuses } from '../orders/order-status.ts';
import { optionalLine, optionalParagraphs } from '../text/fields.ts';
import { timestamp } from '../time/timestamp.ts';

/** Shown only to people who have bought a seat. */
export const ClassInput = z.object({
  batch: optionalLine('Batch', limits.class.batch),
  joining: optionalParagraphs('Joining details', limits.class.joining),
});
export type ClassInput = z.output<typeof ClassInput>;

export const Class = z.extend(ClassInput, { version: z._default(wholeNumber, 0) });
export type Class = z.output<typeof Class>;

/** A change that only corrects a mistake can be saved without emailing the buyers. */
export const ChangeQuery = z.object({ email: z.optional(z.literal('none')) });

export const ClassSeat = z.object({
  /** The order's id. */
  id: z.string(),
  name: z.optional(z.string()),
  mobile: z.optional(z.string()),
  email: z.optional(z.string()),
  paise: wholeNumber,
  paidAt: z.optional(timestamp),
  status: z.enum(paidStatuses),
  seat: z.enum(seatStates),
});
export type ClassSeat = z.output<typeof ClassSeat>;
