import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { timestamp } from '../time/timestamp.ts';
import { bands, planItems } from './pricing.ts';

export const Plan = z.object({
  band: z.enum(bands, 'Choose one of the listed experience bands.'),
  item: z.enum(planItems, 'Choose one of the listed plans or combos.'),
});
export type Plan = z.output<typeof Plan>;

export const Order = z.object({
  id: z.string(),
  /** From `orderNumber`. */
  number: z.string(),
  /** In paise, as Razorpay's checkout expects. */
  amount: wholeNumber,
  currency: z.literal('INR'),
  /** Razorpay's public key id. */
  key: z.string(),
});
export type Order = z.output<typeof Order>;

export const Verification = z.object({
  orderId: z.string(),
  status: z.enum(['paid', 'processing', 'checking']),
});
export type Verification = z.output<typeof Verification>;

export const Product = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('course'), courseId: z.string(), title: z.string() }),
  z.object({
    kind: z.literal('coaching'),
    offerId: z.string(),
    title: z.string(),
    sessions: wholeNumber,
    minutes: wholeNumber,
    coachId: z.string(),
    coach: z.string(),
    /** An address, or a link to join. Only buyers see it. */
    place: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('words'), words: z.string() }),
]);
export type Product = z.output<typeof Product>;

/** The time that the buyer picked, or that the owner agreed, before the payment. Once it's paid, it's booked if it's free. */
export const WantedTime = z.object({ start: timestamp });
export type WantedTime = z.output<typeof WantedTime>;
