import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { email, name, phone } from '../text/contact-fields.ts';
import { line, noticeVersion } from '../text/fields.ts';
import { Plan } from './payment.ts';
import { listedPrices, priceOf } from './pricing.ts';

/** Separate from `order.ts`, so that Lambdas that only read orders don't load these schemas. */

export const UserInput = z.object({ name, email, mobile: phone, noticeVersion });
export type UserInput = z.output<typeof UserInput>;

/**
 * The id from `POST /user`, or the page's timestamp if that call failed: registration must not stop a purchase. It
 * only labels the order.
 */
const userId = z.union(
  [line('User id', limits.order.userId), z.number()],
  'User id must be text or a number.',
);

/** Confirms a second purchase of the same thing within a week; otherwise the order is refused with 409. */
const isRepeatConfirmed = z.optional(z.boolean('Repeat confirmed must be true or false.'));

/** Amounts that aren't in the price list are refused. */
export const OrderInput = z
  .object({
    userId,
    /** Rupees. */
    amount: z
      .number('Amount must be a number of rupees.')
      .check(
        z.refine((rupees) => listedPrices.has(rupees), 'Amount must be the price of a plan or a combo.'),
      ),
    /** Our own page sends the plan and the buyer; other callers may send only the amount. */
    plan: z.optional(Plan),
    name: z.optional(name),
    email: z.optional(email),
    mobile: z.optional(phone),
    noticeVersion,
    isRepeatConfirmed,
  })
  .check(
    z.refine(({ plan, amount }) => !plan || priceOf(plan) === amount, {
      path: ['amount'],
      error: 'Amount must be the price of the plan.',
    }),
    z.refine(({ plan, ...buyer }) => !plan || (buyer.name && buyer.email && buyer.mobile), {
      path: ['plan'],
      error: 'A plan needs a name, an email and a mobile number.',
    }),
  );
export type OrderInput = z.output<typeof OrderInput>;

export const CourseOrderInput = z.object({
  userId,
  /** The rupees the buyer saw. Refused if the price has changed. */
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

/** As returned by the checkout. */
export const VerificationInput = z.object({
  razorpayOrderId: razorpayField('Order id', 64),
  razorpayPaymentId: razorpayField('Payment id', 64),
  /** Hexadecimal HMAC-SHA256 of `<order id>|<payment id>`. */
  razorpaySignature: razorpayField('Signature', 128),
});
export type VerificationInput = z.output<typeof VerificationInput>;
