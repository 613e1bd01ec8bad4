import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { MailState } from '../mail/mail.ts';
import { line, timestamp } from '../text/fields.ts';
import { paidStatuses, unpaidStatuses } from './order-status.ts';
import { Plan, Sold } from './payment.ts';

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
  /** The money reached us, whatever became of it later. */
  captured: z.boolean(),
  /** `card`, `upi`, `netbanking`, `wallet` …, or `cash` and `transfer`, which did not come by Razorpay. */
  method: z.optional(z.string()),
  /** The owner's word on one that did not come by Razorpay. */
  why: z.optional(z.string()),
  /** Razorpay's words for why it failed. */
  failure: z.optional(z.string()),
  /** Razorpay's fee in paise, the tax included; known from the capture on, as is the tax. */
  feePaise: z.optional(z.int()),
  taxPaise: z.optional(z.int()),
  /** When it was captured, which only the event `payment.captured` tells. */
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
  /** Our request that it answers; missing where somebody has made it elsewhere. */
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
  /** Paise that Razorpay has taken from the account for it. */
  deductedPaise: z.int(),
  status: z.enum(['open', 'under_review', 'action_required', 'won', 'lost', 'closed']),
  /** Razorpay's code for the bank's reason. */
  reason: z.optional(z.string()),
  /** Without an answer until then it is lost. */
  respondBy: z.optional(timestamp),
  createdAt: timestamp,
  /** When Razorpay said so. */
  updatedAt: timestamp,
});
export type Dispute = z.output<typeof Dispute>;

/** The part of an order that its payments and refunds decide: all of it, and nothing else, changes with them. */
export const OrderState = z.object({
  status: OrderStatus,
  /** Every try to pay, in the order of time. */
  payments: z.array(Payment),
  refunds: z.array(Refund),
  /** The payment that paid it; never another, once it is there. Any other captured one is a duplicate. */
  paidBy: z.optional(z.string()),
  paidAt: z.optional(timestamp),
  /** No event told the time of the capture, and no receipt is written: `paidAt` is when the payment was begun. */
  paidAtEstimated: z.optional(z.boolean()),
  disputes: z.optional(z.array(Dispute)),
  /** Payments whose checkout has proved them, and of which Razorpay has yet to say what became. */
  confirming: z.optional(z.array(z.object({ paymentId: z.string(), at: timestamp }))),
  /** Other orders that the same buyer paid for the same thing within a week, or that paid the same payment link. */
  alsoPaid: z.optional(z.array(z.object({ id: z.string(), isEarlier: z.boolean() }))),
  /** The refund that Razorpay is being asked for, until it is known what became of it: its answer can be lost. */
  refundAsked: z.optional(
    z.object({ key: z.string(), paymentId: z.string(), paise: z.int(), at: timestamp }),
  ),
  /** Nothing more is expected of Razorpay, which is not asked again. */
  settled: z.boolean(),
});
export type OrderState = z.output<typeof OrderState>;

/** The course of a paid place was deleted, as became known at a time. */
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
  sold: z.optional(Sold),
  buyer: z.optional(z.object({ name: z.string(), email: z.string(), mobile: z.string() })),
  /** Edition of the price list it was made under. */
  catalogue: z.string(),
  /** The first time that Razorpay did not know it; missing while it does. */
  unknownSince: z.optional(timestamp),
  courseGone: z.optional(CourseGone),
  /** The number of its receipt, once there is one. */
  receiptSerial: z.optional(z.string()),
  /** Its mails, those that have ended first and then those that wait. */
  mails: z.array(MailState),
});
export type AdminOrder = z.output<typeof AdminOrder>;

/** The orders that the owner asks for: all, or those of a status. */
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
  /** The page that leads to its payment while nothing has come, where that is not the price list. */
  page: z.optional(z.string()),
});
export type PublicOrder = z.output<typeof PublicOrder>;
