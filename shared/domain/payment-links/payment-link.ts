import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Link } from '../orders/order-access.ts';
import { Plan } from '../orders/payment.ts';
import { email, name, optionalPhone, phone } from '../text/contact-fields.ts';
import { line, noticeVersion } from '../text/fields.ts';
import { grouped } from '../text/text.ts';
import { timestamp } from '../time/timestamp.ts';
import { paymentLinkStates } from './payment-link-state.ts';

const subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('course'), courseId: line('Course', limits.enquiry.courseId) }),
  z.object({ kind: z.literal('plan'), plan: Plan }),
  z.object({ kind: z.literal('words'), words: line('Words', limits.paymentLink.words) }),
]);

/** Money that the owner asks for. */
export const PaymentLinkInput = z.object({
  subject,
  /** Whole rupees. */
  rupees: z.int('The amount must be whole rupees.').check(
    z.gte(1, 'The amount must be at least 1 rupee.'),
    z.lte(limits.paymentLink.rupees, {
      error: () => `A link can ask for ${grouped(limits.paymentLink.rupees)} rupees at most.`,
    }),
  ),
  /** The last day of India on which the link can be paid. */
  lastDay: z.iso.date('The last day is a day such as 2026-11-30.'),
  name,
  /** The link can only be mailed where there is an address. */
  email: z.optional(email),
  mobile: optionalPhone,
  /** The link is mailed at once. */
  isMailed: z.optional(z.boolean('Is mailed must be true or false.')),
});
export type PaymentLinkInput = z.output<typeof PaymentLinkInput>;

/** A payment link as the owner reads it. */
export const PaymentLink = z.object({
  id: z.string(),
  /** What the money is for, in words. */
  what: z.string(),
  paise: z.int(),
  lastDay: z.string(),
  name: z.string(),
  email: z.optional(z.string()),
  mobile: z.optional(z.string()),
  createdAt: timestamp,
  state: z.enum(paymentLinkStates),
  /** The order that paid the link. */
  orderId: z.optional(z.string()),
  /** The address of the link; missing once nobody can pay it any more. */
  url: z.optional(z.string()),
});
export type PaymentLink = z.output<typeof PaymentLink>;

/** A payment that did not come by Razorpay. */
export const OtherPaymentInput = z.object({
  method: z.enum(['cash', 'transfer'], 'Say whether it was paid in cash or by transfer.'),
  /** The day of India on which the money came (`paymentDayError`). */
  paidOn: z.iso.date('The day of payment is a day such as 2026-11-30.'),
  why: line('Why', limits.paymentLink.why),
});
export type OtherPaymentInput = z.output<typeof OtherPaymentInput>;

/** The request of whoever opens a payment link. */
export const PayInput = z.object({ link: Link });
/** The request of whoever pays a payment link. */
export const PayOrderInput = z.object({ link: Link, name, email, mobile: phone, noticeVersion });

/** A payment link as its reader sees it. */
export const AskedPayment = z.object({
  what: z.string(),
  paise: z.int(),
  lastDay: z.string(),
  name: z.string(),
  /** The telephone number that the owner typed, while the link can be paid. */
  mobile: z.optional(z.string()),
  /** The email address that we sent the link to, while the link can be paid. */
  email: z.optional(z.string()),
  state: z.enum(paymentLinkStates),
  /** A payment is on its way, so the link must not be paid again. */
  isConfirming: z.optional(z.boolean()),
  /** We have received a payment that isn't the price, so the link must not be paid again. */
  isChecking: z.optional(z.boolean()),
});
