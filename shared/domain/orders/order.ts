import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { EmailState } from '../mail/mail.ts';
import { timestamp } from '../time/timestamp.ts';
import { paidStatuses, unpaidStatuses } from './order-status.ts';
import { Plan, Product, WantedTime } from './payment.ts';
import { Dispute, Payment, Refund } from './payment-records.ts';

/** A status only ever moves down this list. */
export const OrderStatus = z.enum(['created', 'attempted', ...paidStatuses]);
export type OrderStatus = z.output<typeof OrderStatus>;

/** The part of an order that payments and refunds can change. */
export const OrderState = z.object({
  status: OrderStatus,
  /** Oldest first, including failed attempts. */
  payments: z.array(Payment),
  refunds: z.array(Refund),
  /** The id of the payment that paid for the order. Once set, it never changes. */
  paidBy: z.optional(z.string()),
  paidAt: z.optional(timestamp),
  /** True while `paidAt` is only the time the payment was started, because there's no capture event or receipt yet. */
  paidAtEstimated: z.optional(z.boolean()),
  disputes: z.optional(z.array(Dispute)),
  /** Payments that the checkout has reported, but whose outcome Razorpay hasn't reported yet. */
  confirming: z.optional(z.array(z.object({ paymentId: z.string(), at: timestamp }))),
  /**
   * Orders that may be for the same purchase (`isPossiblyDouble`). `keptAt` is when the owner decided to keep both
   * payments.
   */
  alsoPaid: z.optional(
    z.array(z.object({ id: z.string(), isEarlier: z.boolean(), keptAt: z.optional(timestamp) })),
  ),
  /** True once processed and pending refunds cover the price. It stays true even if the bank returns a refund. */
  wasRefundedInFull: z.optional(z.boolean()),
  /** A refund that we've requested from Razorpay and whose outcome we don't know yet. */
  refundAsked: z.optional(
    z.object({ key: z.string(), paymentId: z.string(), paise: wholeNumber, at: timestamp }),
  ),
  /** True if nothing more is expected, so we no longer ask Razorpay about the order. */
  settled: z.boolean(),
});
export type OrderState = z.output<typeof OrderState>;

export const CourseDeletion = z.object({
  at: timestamp,
  /** True once the owner has contacted the buyer about it. */
  isSettled: z.boolean(),
});
export type CourseDeletion = z.output<typeof CourseDeletion>;

const OrderSeat = z.object({
  takenAt: z.optional(timestamp),
  lostAt: z.optional(timestamp),
  arrangedAt: z.optional(timestamp),
});
/** Set if the buyer paid after the payment link was closed. `keptAt` is when the owner decided to keep the payment. */
export const LinkClosed = z.object({
  state: z.enum(['withdrawn', 'expired']),
  keptAt: z.optional(timestamp),
});
export type LinkClosed = z.output<typeof LinkClosed>;

export const AdminOrder = z.extend(z.omit(OrderState, { refundAsked: true, settled: true }), {
  /** Razorpay's order id, or one from `offlineOrderId`. */
  id: z.string(),
  paise: wholeNumber,
  currency: z.literal('INR'),
  createdAt: timestamp,
  userId: z.string(),
  plan: z.optional(Plan),
  /** Set instead of `plan` if the order is for a course, or for something described in a payment link. */
  product: z.optional(Product),
  wants: z.optional(WantedTime),
  buyer: z.optional(z.object({ name: z.string(), email: z.string(), mobile: z.string() })),
  /** The version of the price list (`catalogueVersion`). */
  catalogue: z.string(),
  /** When we first noticed that Razorpay didn't recognise the order. Missing if it does. */
  unknownSince: z.optional(timestamp),
  courseDeletion: z.optional(CourseDeletion),
  seat: z.optional(OrderSeat),
  linkClosed: z.optional(LinkClosed),
  isRepeatConfirmed: z.optional(z.boolean()),
  /** The version of the notice that the buyer saw. Missing if they didn't order on our site. */
  noticeVersion: z.optional(z.int()),
  receiptSerial: z.optional(z.string()),
  /** Emails that are still waiting come last. */
  emails: z.array(EmailState),
});
export type AdminOrder = z.output<typeof AdminOrder>;

export const OrderQuery = z.object({
  status: z.optional(z.enum(OrderStatus.def.entries, 'That isn’t a valid order status.')),
});

/** Anyone who has the order's id can see this. */
export const PublicOrder = z.object({
  number: z.string(),
  status: z.enum([...unpaidStatuses, ...paidStatuses]),
  /** The page where the buyer can still pay. Missing if that's the price list, or once a payment has been made. */
  page: z.optional(z.string()),
  seat: z.optional(z.enum(['confirming', 'none'])),
});
export type PublicOrder = z.output<typeof PublicOrder>;
