import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { seatStates } from '../orders/order-seat.ts';
import { paidStatuses } from '../orders/order-status.ts';
import { optionalLine, optionalParagraphs } from '../text/fields.ts';
import { timestamp } from '../time/timestamp.ts';

/** The part of a course that only the buyers of a place read. */
export const ClassInput = z.object({
  /** The batch by name, such as `Weekend batch, 6 December`. */
  batch: optionalLine('Batch', limits.class.batch),
  /** The way to join: address, room, link of the call. */
  joining: optionalParagraphs('Joining details', limits.class.joining),
});
export type ClassInput = z.output<typeof ClassInput>;

export const Class = z.extend(ClassInput, { version: z._default(z.int(), 0) });
export type Class = z.output<typeof Class>;

/** How a change of a class is saved: without an email to its buyers if it only corrects a mistake. */
export const ChangeQuery = z.object({ email: z.optional(z.literal('none')) });

/** A place in a class, as the owner reads it. */
export const ClassPlace = z.object({
  /** The order's id. */
  id: z.string(),
  name: z.optional(z.string()),
  mobile: z.optional(z.string()),
  email: z.optional(z.string()),
  paise: z.int(),
  paidAt: z.optional(timestamp),
  status: z.enum(paidStatuses),
  seat: z.enum(seatStates),
});
export type ClassPlace = z.output<typeof ClassPlace>;
