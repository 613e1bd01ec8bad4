import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { line } from '../text/fields.ts';

/** A refund as the owner asks for it. */
export const RefundInput = z.object({
  /** By default, the payment in the order's `paidBy`. */
  paymentId: z.optional(
    z.string('Payment id must be text.').check(z.regex(/^[\w-]{1,64}$/, 'Payment id is malformed.')),
  ),
  /** Rupees. By default, all that is left of the payment. */
  rupees: z.optional(
    z.int('The amount must be whole rupees.').check(z.gte(1, 'The amount must be at least 1 rupee.')),
  ),
  reason: line('Reason', limits.refund.reason),
  /** Paise already refunded or pending when the owner opened the form. If that has changed, the refund is refused. */
  refundedPaise: z.optional(z.int('Paise must be a whole number.')),
});
export type RefundInput = z.output<typeof RefundInput>;
