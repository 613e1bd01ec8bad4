import * as z from 'zod/mini';
import { email, line, name, phone } from './fields.ts';
import { listedPrices } from './pricing.ts';

/** The person who buys a plan. */
export const UserInput = z.object({ name, email, mobile: phone });
export type UserInput = z.output<typeof UserInput>;

/** Which price a buyer asks to pay. */
export const OrderInput = z.object({
  /**
   * The id that `POST /user` answered, or a timestamp of the page's own where it answered none (the
   * specification, section 8): it labels the order and opens nothing.
   */
  userId: z.union([line('User id', 100), z.number()], 'User id must be text or a number.'),
  /** Rupees. */
  amount: z
    .number('Amount must be a number of rupees.')
    .check(z.refine((rupees) => listedPrices.has(rupees), 'Amount must be the price of a plan or a combo.')),
});
export type OrderInput = z.output<typeof OrderInput>;

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

const razorpayField = (label: string, length: number) =>
  z
    .string(`${label} is required.`)
    .check(z.regex(new RegExp(`^[\\w-]{1,${length}}$`), `${label} is malformed.`));

/** What the checkout hands over after a payment. */
export const VerificationInput = z.object({
  razorpayOrderId: razorpayField('Order id', 64),
  razorpayPaymentId: razorpayField('Payment id', 64),
  /** Hexadecimal HMAC-SHA256 of `<order id>|<payment id>`. */
  razorpaySignature: razorpayField('Signature', 128),
});
export type VerificationInput = z.output<typeof VerificationInput>;

/** What became of an order. */
export const Verification = z.object({ orderId: z.string(), status: z.literal('paid') });
export type Verification = z.output<typeof Verification>;
