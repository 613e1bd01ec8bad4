import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { limits } from '../limits/limits.ts';
import { seatStates } from '../orders/order-seat.ts';
import { paidStatuses } from '../orders/order-status.ts';
import { line, optionalLine, optionalParagraphs } from '../text/fields.ts';
import { timestamp } from '../time/timestamp.ts';

/** Shown to buyers from the payment, or from the day in `from` (`YYYY-MM-DD`, IST). */
const Material = z.object({
  title: line('Title', limits.class.title),
  link: line('Link', limits.class.link).check(
    z.refine(isSecureAddress, 'Enter a link that starts with https://, without a user name or password.'),
  ),
  from: z.optional(z.iso.date('Enter the date as YYYY-MM-DD.')),
});
export type Material = z.output<typeof Material>;

/** Shown only to people who have bought a seat. */
export const ClassInput = z.object({
  batch: optionalLine('Batch', limits.class.batch),
  joining: optionalParagraphs('Joining details', limits.class.joining),
  materials: z.optional(
    z
      .array(Material, 'Materials must be a list.')
      .check(
        z.maxLength(limits.class.materials, `A course can have up to ${limits.class.materials} materials.`),
      ),
  ),
});
export type ClassInput = z.output<typeof ClassInput>;

export const Class = z.extend(ClassInput, { version: z._default(wholeNumber, 0) });
export type Class = z.output<typeof Class>;

/** A change that only corrects a mistake can be saved without emailing the buyers. */
export const ChangeQuery = z.object({ email: z.optional(z.literal('none')) });

function isSecureAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && !username && !password;
}

export const ClassSeat = z.object({
  /** The order's id. */
  id: z.string(),
  /** The order's number. */
  number: z.string(),
  name: z.optional(z.string()),
  mobile: z.optional(z.string()),
  email: z.optional(z.string()),
  paise: wholeNumber,
  paidAt: z.optional(timestamp),
  status: z.enum(paidStatuses),
  seat: z.enum(seatStates),
});
export type ClassSeat = z.output<typeof ClassSeat>;
