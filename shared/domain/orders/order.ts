import * as z from 'zod/mini';
import { EmailState } from '../mail/mail.ts';
import { timestamp } from '../time/timestamp.ts';
import { paidStatuses, unpaidStatuses } from './order-status.ts';
import { Plan, Product } from './payment.ts';
import { Dispute, Payment, Refund } from './payment-records.ts';

/** Only moves down this list. */
export const OrderStatus = z.enum(['created', 'attempted', ...paidStatuses]);
export type OrderStatus = z.output<typeof OrderStatus>;

/** Changes only with payments and refunds, and contains everything that does. */
export const OrderState = z.object({
  status: OrderStatus,
  /** In order of time, with failed attempts. */
  payments: z.array(Payment),
  refunds: z.array(Refund),
  /** Never changes once set. Any other captured payment is a duplicate. */
  paidBy: z.optional(z.string()),
  paidAt: z.optional(timestamp),
  /** `paidAt` is when the payment started, because there is neither a capture event nor a receipt. */
  paidAtEstimated: z.optional(z.boolean()),
  disputes: z.optional(z.array(Dispute)),
  /** Reported by a checkout; Razorpay hasn't reported the outcome yet. */
  confirming: z.optional(z.array(z.object({ paymentId: z.string(), at: timestamp }))),
  /** Orders this may duplicate (`isPossiblyDouble`); `keptAt` is when the owner kept both. */
  alsoPaid: z.optional(
    z.array(z.object({ id: z.string(), isEarlier: z.boolean(), keptAt: z.optional(timestamp) })),
  ),
  /** True once refunds, sent or pending, cover the price. Stays true if a bank returns one. */
  wasRefundedInFull: z.optional(z.boolean()),
  /** Requested from Razorpay, outcome unknown: the response can be lost. */
  refundAsked: z.optional(
    z.object({ key: z.string(), paymentId: z.string(), paise: z.int(), at: timestamp }),
  ),
  /** Nothing more is expected, so Razorpay isn't asked again. */
  settled: z.boolean(),
});
export type OrderState = z.output<typeof OrderState>;

/** The course of a paid seat was deleted. */
export const CourseDeletion = z.object({
  at: timestamp,
  /** The owner has contacted the buyer since. */
  isSettled: z.boolean(),
});
export type CourseDeletion = z.output<typeof CourseDeletion>;

const OrderSeat = z.object({
  takenAt: z.optional(timestamp),
  lostAt: z.optional(timestamp),
  arrangedAt: z.optional(timestamp),
});
/** Paid after its payment link was closed; `keptAt` is when the owner kept the payment. */
export const LinkClosed = z.object({
  state: z.enum(['withdrawn', 'expired']),
  keptAt: z.optional(timestamp),
});
export type LinkClosed = z.output<typeof LinkClosed>;

export const AdminOrder = z.extend(z.omit(OrderState, { refundAsked: true, settled: true }), {
  /** Razorpay's order id. */
  id: z.string(),
  paise: z.int(),
  currency: z.literal('INR'),
  createdAt: timestamp,
  userId: z.string(),
  /** Missing if the order wasn't made on our own page. */
  plan: z.optional(Plan),
  /** Instead of a plan: a course, or text and an amount. */
  product: z.optional(Product),
  buyer: z.optional(z.object({ name: z.string(), email: z.string(), mobile: z.string() })),
  /** Version of the price list. */
  catalogue: z.string(),
  /** When Razorpay first didn't know the order; missing while it does. */
  unknownSince: z.optional(timestamp),
  courseDeletion: z.optional(CourseDeletion),
  seat: z.optional(OrderSeat),
  linkClosed: z.optional(LinkClosed),
  /** The buyer confirmed a second purchase of the same thing. */
  isRepeatConfirmed: z.optional(z.boolean()),
  /** Missing until there is a receipt. */
  receiptSerial: z.optional(z.string()),
  /** Sent or dropped first, then waiting ones. */
  emails: z.array(EmailState),
});
export type AdminOrder = z.output<typeof AdminOrder>;

/** All orders by default. */
export const OrderQuery = z.object({
  status: z.optional(z.enum(OrderStatus.def.entries, 'There’s no such order status.')),
});

/** Visible to anyone with the order's id. The status is the buyer's (`order-status.ts`). */
export const PublicOrder = z.object({
  status: z.enum([...unpaidStatuses, ...paidStatuses]),
  /** Where to pay while nothing was paid; by default the price list. */
  page: z.optional(z.string()),
  /** Whether the paid seat is still being confirmed, or was taken during the payment. */
  seat: z.optional(z.enum(['confirming', 'none'])),
});
export type PublicOrder = z.output<typeof PublicOrder>;
