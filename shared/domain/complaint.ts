import * as z from 'zod/mini';
import { paragraphs } from './fields.ts';
import { limits } from './limits.ts';

/** A complaint from the page of an order. */
export const ComplaintInput = z.object({
  text: paragraphs('Text', limits.enquiry.message),
  /** The buyer asks for the money back. */
  wantsRefund: z.optional(z.boolean('Wants refund must be true or false.')),
});
export type ComplaintInput = z.output<typeof ComplaintInput>;
