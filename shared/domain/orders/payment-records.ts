import * as z from 'zod/mini';
import { timestamp } from '../time/timestamp.ts';

/** As Razorpay last reported it. */
export const Payment = z.object({
  /** Razorpay's payment id. */
  id: z.string(),
  paise: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'failed', 'authorized', 'captured', 'refunded']),
  /** We received the money. Stays true after a refund or dispute. */
  captured: z.boolean(),
  /** `card`, `upi`, `netbanking`, `wallet` …, or `cash` and `transfer` for payments outside Razorpay. */
  method: z.optional(z.string()),
  /** The owner's note on a payment outside Razorpay. */
  why: z.optional(z.string()),
  /** Razorpay's reason for the failure. */
  failure: z.optional(z.string()),
  /** Includes tax; known after the capture, as is the tax. */
  feePaise: z.optional(z.int()),
  taxPaise: z.optional(z.int()),
  /** Only the event `payment.captured` contains it. */
  capturedAt: z.optional(timestamp),
  createdAt: timestamp,
});
export type Payment = z.output<typeof Payment>;

/** As Razorpay last reported it, which is `processed` before the buyer's bank has the money. */
export const Refund = z.object({
  /** Razorpay's refund id. */
  id: z.string(),
  paymentId: z.string(),
  paise: z.int(),
  status: z.enum(['pending', 'failed', 'processed']),
  /** When it was first reported as processed. */
  processedAt: z.optional(timestamp),
  /** ARN, RRN or UTR, by which the bank finds the refund. */
  reference: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** Idempotency key; missing for refunds made elsewhere. */
  key: z.optional(z.string()),
  createdAt: timestamp,
});
export type Refund = z.output<typeof Refund>;

/** As Razorpay last reported it. */
export const Dispute = z.object({
  /** Razorpay's dispute id. */
  id: z.string(),
  paymentId: z.string(),
  paise: z.int(),
  /** Paise that Razorpay deducted. */
  deductedPaise: z.int(),
  status: z.enum(['open', 'under_review', 'action_required', 'won', 'lost', 'closed']),
  /** Razorpay's code for the bank's reason. */
  reason: z.optional(z.string()),
  /** Without a response by then, the dispute is lost. */
  respondBy: z.optional(timestamp),
  createdAt: timestamp,
  /** The time of Razorpay's report. */
  updatedAt: timestamp,
});
export type Dispute = z.output<typeof Dispute>;
