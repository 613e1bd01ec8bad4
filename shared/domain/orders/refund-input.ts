import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { line } from '../text/fields.ts';

export const RefundInput = z.object({
  /** Defaults to the payment that paid for the order (`paidBy`). */
  paymentId: z.optional(
    z.string('Payment id must be text.').check(z.regex(/^[\w-]{1,64}$/, 'Payment id is malformed.')),
  ),
  /** Defaults to everything that can still be refunded. */
  rupees: z.optional(
    z.int('The amount must be in whole rupees.').check(z.gte(1, 'The amount must be at least 1 rupee.')),
  ),
  reason: line('Reason', limits.refund.reason),
  /**
   * The amount that had been refunded or was pending when the owner opened the form. The refund is refused if this has
   * changed since.
   */
  refundedPaise: z.optional(z.int('Paise must be a whole number.')),
});
export type RefundInput = z.output<typeof RefundInput>;
