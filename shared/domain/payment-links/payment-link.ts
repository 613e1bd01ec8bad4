import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { limits } from '../limits/limits.ts';
import { Link } from '../orders/order-access.ts';
import { Plan, Product, WantedTime } from '../orders/payment.ts';
import { email, name, optionalPhone, phone } from '../text/contact-fields.ts';
import { line, noticeVersion } from '../text/fields.ts';
import { grouped } from '../text/text.ts';
import { givenTime, timestamp } from '../time/timestamp.ts';
import { paymentLinkStates } from './payment-link-state.ts';

const subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('course'), courseId: line('Course', limits.enquiry.courseId) }),
  z.object({ kind: z.literal('plan'), plan: Plan }),
  z.object({
    kind: z.literal('coaching'),
    offerId: line('Offer', limits.coaching.id),
    /** A time that was agreed with the buyer. It's kept until the link is paid, withdrawn or expired. */
    start: z.optional(givenTime),
  }),
  z.object({ kind: z.literal('words'), words: line('Description', limits.paymentLink.words) }),
]);

export const PaymentLinkInput = z.object({
  subject,
  rupees: z.int('The amount must be in whole rupees.').check(
    z.gte(1, 'The amount must be at least 1 rupee.'),
    z.lte(limits.paymentLink.rupees, {
      error: () => `A payment link can be for up to ${grouped(limits.paymentLink.rupees)} rupees.`,
    }),
  ),
  lastDay: z.iso.date('The last day must be a date such as 2026-11-30.'),
  name,
  email: z.optional(email),
  mobile: optionalPhone,
  isMailed: z.optional(z.boolean('Email link must be true or false.')),
});
export type PaymentLinkInput = z.output<typeof PaymentLinkInput>;

export const PaymentLink = z.object({
  id: z.string(),
  what: z.string(),
  wants: z.optional(WantedTime),
  paise: wholeNumber,
  lastDay: z.string(),
  name: z.string(),
  email: z.optional(z.string()),
  mobile: z.optional(z.string()),
  createdAt: timestamp,
  state: z.enum(paymentLinkStates),
  orderId: z.optional(z.string()),
  /** Missing once the link can't be paid any more. */
  url: z.optional(z.string()),
});
export type PaymentLink = z.output<typeof PaymentLink>;

export const OfflinePaymentInput = z.object({
  method: z.enum(['cash', 'transfer'], 'Say whether it was paid in cash or by transfer.'),
  /** A day in India, checked by `paymentDayError`. */
  paidOn: z.iso.date('The payment date must be a valid date such as 2026-11-30.'),
  why: line('Why', limits.paymentLink.why),
});
export type OfflinePaymentInput = z.output<typeof OfflinePaymentInput>;

export const PayInput = z.object({ link: Link });
export const PayOrderInput = z.object({ link: Link, name, email, mobile: phone, noticeVersion });

export const PublicPaymentLink = z.object({
  /** Missing if the link is for a plan. */
  product: z.optional(Product),
  plan: z.optional(Plan),
  wants: z.optional(WantedTime),
  what: z.string(),
  paise: wholeNumber,
  lastDay: z.string(),
  name: z.string(),
  mobile: z.optional(z.string()),
  /** The email address that the link was sent to. Missing once the link can't be paid any more. */
  email: z.optional(z.string()),
  state: z.enum(paymentLinkStates),
  /** A payment is being confirmed, so the buyer shouldn't pay again. */
  isConfirming: z.optional(z.boolean()),
  /** We've received an amount other than the price, so the buyer shouldn't pay again. */
  isChecking: z.optional(z.boolean()),
});
