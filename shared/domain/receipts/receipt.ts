import * as z from 'zod/mini';
import { timestamp } from '../time/timestamp.ts';

/** Numbered without gaps in each Indian financial year (April to March). */
export const Receipt = z.object({
  /** `2026-27/000123`. */
  serial: z.string(),
  orderId: z.string(),
  issuedAt: timestamp,
  what: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  mobile: z.optional(z.string()),
  paise: z.int(),
  paymentId: z.string(),
  /** `card`, `upi`, `cash` … */
  method: z.optional(z.string()),
  paidAt: timestamp,
  /** Includes pending refunds. */
  refundedPaise: z.int(),
});
export type Receipt = z.output<typeof Receipt>;

/** By the day of payment. */
export const ReceiptQuery = z.object({
  month: z
    .string('Month is required.')
    .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Month must be in the form 2026-11.')),
});
