import * as z from 'zod/mini';
import { timestamp } from '../time/timestamp.ts';

/** What Razorpay reports about an order: payments, refunds and disputes. */

/** One try to pay an order, as Razorpay last reported it. */
export const Payment = z.object({
  /** Razorpay's payment id. */
  id: z.string(),
  paise: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'failed', 'authorized', 'captured', 'refunded']),
  /** We received the money. Stays true after a refund or a dispute. */
  captured: z.boolean(),
  /** `card`, `upi`, `netbanking`, `wallet` …, or `cash` and `transfer`, which did not come by Razorpay. */
  method: z.optional(z.string()),
  /** The owner's note on a payment that did not come by Razorpay. */
  why: z.optional(z.string()),
  /** Razorpay's words on why the payment failed. */
  failure: z.optional(z.string()),
  /** Razorpay's fee in paise, the tax included; known from the capture on, as is the tax. */
  feePaise: z.optional(z.int()),
  taxPaise: z.optional(z.int()),
  /** When the payment was captured. Only the event `payment.captured` has this time. */
  capturedAt: z.optional(timestamp),
  createdAt: timestamp,
});
export type Payment = z.output<typeof Payment>;

/** A refund, as Razorpay last reported it. Razorpay reports `processed` before the buyer's bank has the money. */
export const Refund = z.object({
  /** Razorpay's refund id. */
  id: z.string(),
  paymentId: z.string(),
  paise: z.int(),
  status: z.enum(['pending', 'failed', 'processed']),
  /** When the refund was first reported as processed. */
  processedAt: z.optional(timestamp),
  /** The reference (ARN, RRN or UTR) by which the buyer's bank finds the refund, once Razorpay reports it. */
  reference: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** The key of our request for the refund; missing where the refund was made elsewhere. */
  key: z.optional(z.string()),
  createdAt: timestamp,
});
export type Refund = z.output<typeof Refund>;

/** A payment that the buyer's bank wants back, as Razorpay last reported it. */
export const Dispute = z.object({
  /** Razorpay's dispute id. */
  id: z.string(),
  paymentId: z.string(),
  paise: z.int(),
  /** Paise that Razorpay has taken from the account for the dispute. */
  deductedPaise: z.int(),
  status: z.enum(['open', 'under_review', 'action_required', 'won', 'lost', 'closed']),
  /** Razorpay's code for the bank's reason. */
  reason: z.optional(z.string()),
  /** The latest time of an answer. Without an answer the dispute is lost. */
  respondBy: z.optional(timestamp),
  createdAt: timestamp,
  /** The time of Razorpay's report. */
  updatedAt: timestamp,
});
export type Dispute = z.output<typeof Dispute>;
