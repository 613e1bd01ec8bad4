import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { email, name, phone } from '../text/contact-fields.ts';
import { line, noticeVersion } from '../text/fields.ts';
import { Plan } from './payment.ts';
import { listedPrices, priceOf } from './pricing.ts';

/** What a buyer sends. Lambdas that only read orders don't load these schemas. */

/** The person who buys a plan. */
export const UserInput = z.object({ name, email, mobile: phone, noticeVersion });
export type UserInput = z.output<typeof UserInput>;

/**
 * The id from `POST /user`, or the page's own timestamp if that call failed (the specification, section 8). It labels the
 * order and gives no access.
 */
const userId = z.union(
  [line('User id', limits.order.userId), z.number()],
  'User id must be text or a number.',
);

/** The buyer, who paid for the same thing within a week, wants to buy it again; without this the order is refused with 409. */
const isSecondMeant = z.optional(z.boolean('Say true or false, whether a second one is meant.'));

/** An order as a buyer asks for it. An amount that is not in the price list is refused. */
export const OrderInput = z
  .object({
    userId,
    /** Rupees. */
    amount: z
      .number('Amount must be a number of rupees.')
      .check(
        z.refine((rupees) => listedPrices.has(rupees), 'Amount must be the price of a plan or a combo.'),
      ),
    /** Our own page sends the plan and the buyer; other callers may send just the amount. */
    plan: z.optional(Plan),
    name: z.optional(name),
    email: z.optional(email),
    mobile: z.optional(phone),
    noticeVersion,
    isSecondMeant,
  })
  .check(
    z.refine(({ plan, amount }) => !plan || priceOf(plan) === amount, {
      path: ['amount'],
      error: 'Amount must be the price of the plan.',
    }),
    z.refine(({ plan, ...buyer }) => !plan || (buyer.name && buyer.email && buyer.mobile), {
      path: ['plan'],
      error: 'A plan is bought with a name, an email and a mobile number.',
    }),
  );
export type OrderInput = z.output<typeof OrderInput>;

/** A place in a course as a buyer asks for it. */
export const CourseOrderInput = z.object({
  userId,
  /** The rupees that the buyer has seen. Where the price has changed, the order is refused. */
  amount: z.number('Amount must be a number of rupees.'),
  name,
  email,
  mobile: phone,
  noticeVersion,
  isSecondMeant,
});

const razorpayField = (label: string, length: number) =>
  z
    .string(`${label} is required.`)
    .check(z.regex(new RegExp(`^[\\w-]{1,${length}}$`), `${label} is malformed.`));

/** The proof of payment that the checkout hands over. */
export const VerificationInput = z.object({
  razorpayOrderId: razorpayField('Order id', 64),
  razorpayPaymentId: razorpayField('Payment id', 64),
  /** Hexadecimal HMAC-SHA256 of `<order id>|<payment id>`. */
  razorpaySignature: razorpayField('Signature', 128),
});
export type VerificationInput = z.output<typeof VerificationInput>;
