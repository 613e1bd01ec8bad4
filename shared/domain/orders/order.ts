import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { MailState } from '../mail/mail.ts';
import { line, timestamp } from '../text/fields.ts';
import { paidStatuses, unpaidStatuses } from './order-status.ts';
import { Plan, Product } from './payment.ts';

/** The progress of an order, which only ever moves down this list. */
export const OrderStatus = z.enum(['created', 'attempted', ...paidStatuses]);
export type OrderStatus = z.output<typeof OrderStatus>;

/** One try to pay an order, as Razorpay last reported it. */
export const Payment = z.object({
  /** Razorpay's payment id. */
  id: z.string(),
  paise: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'failed', 'authorized', 'captured', 'refunded']),
  /** The money reached us, whatever happened to it later. */
  captured: z.boolean(),
  /** `card`, `upi`, `netbanking`, `wallet` …, or `cash` and `transfer`, which did not come by Razorpay. */
  method: z.optional(z.string()),
  /** The owner's note on a payment that did not come by Razorpay. */
  why: z.optional(z.string()),
  /** Razorpay's words on why the payment failed. */
  failure: z.optional(z.string()),
  /** Razorpay's fee in paise, the tax included; known from the capture on, as is the tax. */
  feePaise: z.optional(z.int()),
  taxPaise: z.optional(z.int()),
  /** The time of the capture, which only the event `payment.captured` tells. */
  capturedAt: z.optional(timestamp),
  createdAt: timestamp,
});
export type Payment = z.output<typeof Payment>;

/** Money on its way back to the buyer, as Razorpay last reported it. */
export const Refund = z.object({
  /** Razorpay's refund id. */
  id: z.string(),
  paymentId: z.string(),
  paise: z.int(),
  status: z.enum(['pending', 'failed', 'processed']),
  reason: z.optional(z.string()),
  /** The key of our request for the refund; missing where the refund was made elsewhere. */
  key: z.optional(z.string()),
  createdAt: timestamp,
});
export type Refund = z.output<typeof Refund>;

/** A payment that the buyer's bank wants back, as Razorpay last reported it. */
export const Dispute = z.object({
  /** Razorpay's dispute id. */
  id: z.string(),
  paymentId: z.string(),
  paise: z.int(),
  /** Paise that Razorpay has taken from the account for the dispute. */
  deductedPaise: z.int(),
  status: z.enum(['open', 'under_review', 'action_required', 'won', 'lost', 'closed']),
  /** Razorpay's code for the bank's reason. */
  reason: z.optional(z.string()),
  /** The latest time of an answer. Without an answer the dispute is lost. */
  respondBy: z.optional(timestamp),
  createdAt: timestamp,
  /** The time of Razorpay's report. */
  updatedAt: timestamp,
});
export type Dispute = z.output<typeof Dispute>;

/** The part of an order that its payments and refunds decide: all of it, and nothing else, changes with them. */
export const OrderState = z.object({
  status: OrderStatus,
  /** Every try to pay, in the order of time. */
  payments: z.array(Payment),
  refunds: z.array(Refund),
  /** The payment that paid the order; once set, it never changes. Any other captured payment is a duplicate. */
  paidBy: z.optional(z.string()),
  paidAt: z.optional(timestamp),
  /** No event told the time of the capture, and no receipt is written: `paidAt` is when the payment was begun. */
  paidAtEstimated: z.optional(z.boolean()),
  disputes: z.optional(z.array(Dispute)),
  /** Payments that a checkout has proved, and of which Razorpay has not yet said what became. */
  confirming: z.optional(z.array(z.object({ paymentId: z.string(), at: timestamp }))),
  /** Other orders that the same buyer paid for the same thing within a week, or that paid the same payment link. */
  alsoPaid: z.optional(z.array(z.object({ id: z.string(), isEarlier: z.boolean() }))),
  /** The refund that Razorpay is being asked for, until its outcome is known: the answer can be lost. */
  refundAsked: z.optional(
    z.object({ key: z.string(), paymentId: z.string(), paise: z.int(), at: timestamp }),
  ),
  /** Nothing more is expected of Razorpay, so it is not asked again. */
  settled: z.boolean(),
});
export type OrderState = z.output<typeof OrderState>;

/** The news that the course of a paid place was deleted, and its time. */
export const CourseGone = z.object({
  at: timestamp,
  /** The owner has called the buyer or written to them since. */
  isSettled: z.boolean(),
});
export type CourseGone = z.output<typeof CourseGone>;

/** An order as the owner reads it. */
export const AdminOrder = z.extend(z.omit(OrderState, { refundAsked: true, settled: true }), {
  /** Razorpay's order id. */
  id: z.string(),
  paise: z.int(),
  currency: z.literal('INR'),
  createdAt: timestamp,
  userId: z.string(),
  /** Missing on an order that was not made from our own page. */
  plan: z.optional(Plan),
  /** A course, or words and an amount, in place of a plan. */
  product: z.optional(Product),
  buyer: z.optional(z.object({ name: z.string(), email: z.string(), mobile: z.string() })),
  /** The edition of the price list under which the order was made. */
  catalogue: z.string(),
  /** The first time at which Razorpay did not know the order; missing while Razorpay knows it. */
  unknownSince: z.optional(timestamp),
  courseGone: z.optional(CourseGone),
  /** The number of the receipt, once there is a receipt. */
  receiptSerial: z.optional(z.string()),
  /** The mails about the order: first those that have ended, then those that wait. */
  mails: z.array(MailState),
});
export type AdminOrder = z.output<typeof AdminOrder>;

/** The orders to list: all, or those of a status. */
export const OrderQuery = z.object({
  status: z.optional(z.enum(OrderStatus.def.entries, 'There is no such status of an order.')),
});

/** A refund as the owner asks for it. */
export const RefundInput = z.object({
  /** The payment; the one that paid the order unless said. */
  paymentId: z.optional(
    z.string('Payment id must be text.').check(z.regex(/^[\w-]{1,64}$/, 'Payment id is malformed.')),
  ),
  /** Rupees; all that is left of the payment unless said. */
  rupees: z.optional(
    z.int('The amount must be whole rupees.').check(z.gte(1, 'The amount must be at least 1 rupee.')),
  ),
  reason: line('Reason', limits.refund.reason),
  /** Paise given back or on their way when the owner looked; a refund made meanwhile is not made twice. */
  refundedPaise: z.optional(z.int('Paise must be a whole number.')),
});
export type RefundInput = z.output<typeof RefundInput>;

/** All that somebody who knows an order's id may know of it: `processing` while a payment is being confirmed. */
export const PublicOrder = z.object({
  status: z.enum([...unpaidStatuses, ...paidStatuses]),
  /** The page on which the order can be paid while nothing was paid; missing where it is the price list. */
  page: z.optional(z.string()),
});
export type PublicOrder = z.output<typeof PublicOrder>;
