import * as z from 'zod/mini';
import { MailState } from '../mail/mail.ts';
import { timestamp } from '../time/timestamp.ts';
import { paidStatuses, unpaidStatuses } from './order-status.ts';
import { Plan, Product } from './payment.ts';
import { Dispute, Payment, Refund } from './payment-records.ts';

/** The progress of an order, which only ever moves down this list. */
export const OrderStatus = z.enum(['created', 'attempted', ...paidStatuses]);
export type OrderStatus = z.output<typeof OrderStatus>;

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
  /** Other paid orders by which this may be a double payment (`isPossiblyDouble`); `keptAt` is when the owner kept both. */
  alsoPaid: z.optional(
    z.array(z.object({ id: z.string(), isEarlier: z.boolean(), keptAt: z.optional(timestamp) })),
  ),
  /** True once refunds cover the whole price, sent or pending. It stays true if a bank returns one. */
  wasRefundedInFull: z.optional(z.boolean()),
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

const OrderSeat = z.object({
  takenAt: z.optional(timestamp),
  lostAt: z.optional(timestamp),
  arrangedAt: z.optional(timestamp),
});
/** The order was paid after its payment link was closed; `keptAt` is when the owner decided to keep the payment. */
export const LinkClosed = z.object({
  state: z.enum(['withdrawn', 'expired']),
  keptAt: z.optional(timestamp),
});
export type LinkClosed = z.output<typeof LinkClosed>;

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
  seat: z.optional(OrderSeat),
  linkClosed: z.optional(LinkClosed),
  /** The buyer confirmed that this is a second purchase of the same thing. */
  isSecondMeant: z.optional(z.boolean()),
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

/** What anyone with the order's id may see. The status is the one shown to the buyer (`order-status.ts`). */
export const PublicOrder = z.object({
  status: z.enum([...unpaidStatuses, ...paidStatuses]),
  /** The page on which the order can be paid while nothing was paid; missing where it is the price list. */
  page: z.optional(z.string()),
  /** Whether the paid seat is still being confirmed, or was taken during the payment. */
  seat: z.optional(z.enum(['confirming', 'none'])),
});
export type PublicOrder = z.output<typeof PublicOrder>;
