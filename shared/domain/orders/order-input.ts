import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { email, name, phone } from '../text/contact-fields.ts';
import { line, noticeVersion } from '../text/fields.ts';
import { Plan } from './payment.ts';
import { listedRupees, priceInRupees } from './pricing.ts';

/**
 * This file is separate from `order.ts`, so that Lambda functions that only read orders don't have to load these
 * schemas.
 */

export const UserInput = z.object({ name, email, mobile: phone, noticeVersion });
export type UserInput = z.output<typeof UserInput>;

/**
 * The id from `POST /user`. If that call fails, the page sends a timestamp instead, so that the buyer can still pay.
 * It only labels the order.
 */
const userId = z.union(
  [line('User id', limits.order.userId), z.number()],
  'User id must be text or a number.',
);

/**
 * True if the buyer has confirmed that they want to buy the same thing again within a week. Otherwise, a repeat order
 * is refused with a 409.
 */
const isRepeatConfirmed = z.optional(z.boolean('Repeat confirmed must be true or false.'));

/** Our own page sends the plan and the buyer. Other callers may send only the amount. */
export const OrderInput = z
  .object({
    userId,
    amount: z
      .number('Amount must be a number of rupees.')
      .check(
        z.refine((rupees) => listedRupees().has(rupees), 'Amount must be the price of a plan or a combo.'),
      ),
    plan: z.optional(Plan),
    name: z.optional(name),
    email: z.optional(email),
    mobile: z.optional(phone),
    noticeVersion,
    isRepeatConfirmed,
  })
  .check(
    z.refine(({ plan, amount }) => !plan || priceInRupees(plan) === amount, {
      path: ['amount'],
      error: 'Amount must be the price of the plan.',
    }),
    z.refine(({ plan, ...buyer }) => !plan || (buyer.name && buyer.email && buyer.mobile), {
      path: ['plan'],
      error: 'An order for a plan needs a name, an email address and a mobile number.',
    }),
  );
export type OrderInput = z.output<typeof OrderInput>;

export const CourseOrderInput = z.object({
  userId,
  /** The price the buyer saw, in rupees. The order is refused if the price has changed. */
  amount: z.number('Amount must be a number of rupees.'),
  name,
  email,
  mobile: phone,
  noticeVersion,
  isRepeatConfirmed,
});

const razorpayField = (label: string, length: number) =>
  z
    .string(`${label} is required.`)
    .check(z.regex(new RegExp(`^[\\w-]{1,${length}}$`), `${label} is malformed.`));

export const VerificationInput = z.object({
  razorpayOrderId: razorpayField('Order id', 64),
  razorpayPaymentId: razorpayField('Payment id', 64),
  /** Hexadecimal HMAC-SHA256 of `<order id>|<payment id>`. */
  razorpaySignature: razorpayField('Signature', 128),
});
export type VerificationInput = z.output<typeof VerificationInput>;
