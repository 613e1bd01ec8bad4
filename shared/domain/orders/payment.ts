import * as z from 'zod/mini';
import { bands, planItems } from './pricing.ts';

/** The thing that is bought: a plan or a combo, for a band of experience. */
export const Plan = z.object({
  band: z.enum(bands, 'Choose one of the listed bands of experience.'),
  item: z.enum(planItems, 'Choose one of the listed plans and combos.'),
});
export type Plan = z.output<typeof Plan>;

/** An order to open the checkout with. */
export const Order = z.object({
  /** Razorpay's order id. */
  id: z.string(),
  /** Paise, as Razorpay counts. */
  amount: z.int(),
  currency: z.literal('INR'),
  /** Razorpay's public key id, which the checkout needs. */
  key: z.string(),
});
export type Order = z.output<typeof Order>;

/**
 * The outcome of a checkout: `processing` while Razorpay cannot say or the bank has not passed the money on, `checking` if we
 * have received money that isn't the price.
 */
export const Verification = z.object({
  orderId: z.string(),
  status: z.enum(['paid', 'processing', 'checking']),
});
export type Verification = z.output<typeof Verification>;

/** A product that is no plan of the price list: a course, or words and an amount. */
export const Product = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('course'), courseId: z.string(), title: z.string() }),
  z.object({ kind: z.literal('words'), words: z.string() }),
]);
export type Product = z.output<typeof Product>;
