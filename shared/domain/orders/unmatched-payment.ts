import * as z from 'zod/mini';
import { timestamp } from '../time/timestamp.ts';
import { Dispute, Payment } from './payment-records.ts';

/** Contains nothing about the payer. */
export const UnmatchedPayment = z.object({
  /** Razorpay's payment id. */
  id: z.string(),
  paise: z.int(),
  currency: z.string(),
  status: Payment.shape.status,
  /** `card`, `upi`, `netbanking`, `wallet` … */
  method: z.optional(z.string()),
  /** Razorpay's order id, if there is one. */
  orderId: z.optional(z.string()),
  createdAt: timestamp,
  disputes: z.optional(z.array(Dispute)),
});
export type UnmatchedPayment = z.output<typeof UnmatchedPayment>;
