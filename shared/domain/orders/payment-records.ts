import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { timestamp } from '../time/timestamp.ts';

export const Payment = z.object({
  id: z.string(),
  paise: wholeNumber,
  currency: z.string(),
  status: z.enum(['created', 'failed', 'authorized', 'captured', 'refunded']),
  /** True once we've received the money. It stays true after a refund or a dispute. */
  captured: z.boolean(),
  /** Razorpay's method, such as `card` or `upi`. For a payment made outside Razorpay, it's `cash` or `transfer`. */
  method: z.optional(z.string()),
  /** The owner's note on a payment made outside Razorpay. */
  why: z.optional(z.string()),
  failure: z.optional(z.string()),
  /** Includes the tax. Both are known only after the capture. */
  feePaise: z.optional(wholeNumber),
  taxPaise: z.optional(wholeNumber),
  /** Only the `payment.captured` event contains this time. */
  capturedAt: z.optional(timestamp),
  createdAt: timestamp,
});
export type Payment = z.output<typeof Payment>;

/** A refund as Razorpay last reported it. It becomes `processed` before the money reaches the buyer's bank. */
export const Refund = z.object({
  id: z.string(),
  paymentId: z.string(),
  paise: wholeNumber,
  status: z.enum(['pending', 'failed', 'processed']),
  processedAt: z.optional(timestamp),
  /** An ARN, RRN or UTR, which the bank can use to trace the refund. */
  reference: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** The idempotency key. Missing from refunds that were made elsewhere. */
  key: z.optional(z.string()),
  createdAt: timestamp,
});
export type Refund = z.output<typeof Refund>;

export const Dispute = z.object({
  id: z.string(),
  paymentId: z.string(),
  paise: wholeNumber,
  deductedPaise: wholeNumber,
  status: z.enum(['open', 'under_review', 'action_required', 'won', 'lost', 'closed']),
  reason: z.optional(z.string()),
  respondBy: z.optional(timestamp),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Dispute = z.output<typeof Dispute>;
