import * as z from 'zod/mini';
import { timestamp } from '../time/timestamp.ts';

/** The receipt of a paid order. Receipts are numbered without gaps in each financial year of India (April to March). */
export const Receipt = z.object({
  /** `2026-27/000123`. */
  serial: z.string(),
  orderId: z.string(),
  issuedAt: timestamp,
  what: z.string(),
  /** The buyer's name. */
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  mobile: z.optional(z.string()),
  paise: z.int(),
  paymentId: z.string(),
  /** `card`, `upi`, `cash` … */
  method: z.optional(z.string()),
  paidAt: timestamp,
  /** Paise refunded since, pending refunds included. */
  refundedPaise: z.int(),
});
export type Receipt = z.output<typeof Receipt>;

/** The month of the receipts to export, by the day of payment. */
export const ReceiptQuery = z.object({
  month: z
    .string('Month is required.')
    .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month is one such as 2026-11.')),
});
