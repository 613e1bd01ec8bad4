import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { timestamp } from '../time/timestamp.ts';

/** Receipts are numbered without gaps within each Indian financial year (April to March). */
export const Receipt = z.object({
  serial: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  issuedAt: timestamp,
  what: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  mobile: z.optional(z.string()),
  paise: wholeNumber,
  paymentId: z.string(),
  method: z.optional(z.string()),
  paidAt: timestamp,
  /** Includes pending refunds. */
  refundedPaise: wholeNumber,
});
export type Receipt = z.output<typeof Receipt>;

/** The month in which the payments were made. A receipt can be issued later. */
export const ReceiptQuery = z.object({
  month: z
    .string('Month is required.')
    .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Month must be in the format YYYY-MM.')),
});
