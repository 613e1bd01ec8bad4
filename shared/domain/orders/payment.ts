import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { email, line, name, noticeVersion, phone } from '../text/fields.ts';
import { bands, listedPrices, planItems, priceOf } from './pricing.ts';

/** The person who buys a plan. */
export const UserInput = z.object({ name, email, mobile: phone, noticeVersion });
export type UserInput = z.output<typeof UserInput>;

/** The thing that is bought: a plan or a combo, for a band of experience. */
export const Plan = z.object({
  band: z.enum(bands, 'Choose one of the listed bands of experience.'),
  item: z.enum(planItems, 'Choose one of the listed plans and combos.'),
});
export type Plan = z.output<typeof Plan>;

/**
 * The id that `POST /user` answered, or a timestamp of the page's own where it answered none (the specification, section
 * 8): it labels the order and opens nothing.
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
    /** Our own page sends the plan with the buyer; another caller may send the amount alone. */
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

/** The proof of payment that the checkout hands over. */
export const VerificationInput = z.object({
  razorpayOrderId: razorpayField('Order id', 64),
  razorpayPaymentId: razorpayField('Payment id', 64),
  /** Hexadecimal HMAC-SHA256 of `<order id>|<payment id>`. */
  razorpaySignature: razorpayField('Signature', 128),
});
export type VerificationInput = z.output<typeof VerificationInput>;

/** The outcome of a checkout: `processing` while Razorpay cannot say or the bank has not passed the money on. */
export const Verification = z.object({ orderId: z.string(), status: z.enum(['paid', 'processing']) });
export type Verification = z.output<typeof Verification>;

/** A product that is no plan of the price list: a course, or words and an amount. */
export const Product = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('course'), courseId: z.string(), title: z.string() }),
  z.object({ kind: z.literal('words'), words: z.string() }),
]);
export type Product = z.output<typeof Product>;
