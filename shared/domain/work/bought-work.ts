import * as z from 'zod/mini';
import { OwnComplaint } from '../enquiries/complaint.ts';
import { EmailState } from '../mail/mail.ts';
import { PublicOrder } from '../orders/order.ts';
import { seatStates } from '../orders/order-seat.ts';
import { Plan } from '../orders/payment.ts';
import { Refund } from '../orders/payment-records.ts';
import { timestamp } from '../time/timestamp.ts';
import { Brief, DocumentName, WorkEntry } from './work-entry.ts';

/** `workStateOf` computes its state. */
export const BoughtWork = z.object({
  startedAt: timestamp,
  documents: z.array(DocumentName),
  isUltimate: z.boolean(),
  /** In order of time; missing unless a full refund was requested. */
  refundSteps: z.optional(
    z.array(z.object({ phase: z.enum(['kept', 'refunding', 'refunded']), at: timestamp })),
  ),
  entries: z.array(WorkEntry),
  /** Unsent details. */
  brief: z.optional(Brief),
  /** Number of changes, for optimistic locking. */
  version: z.int(),
});
export type BoughtWork = z.output<typeof BoughtWork>;

/** With the parts that the public course doesn't have. */
export const CourseSeat = z.object({
  title: z.string(),
  startDate: z.optional(z.string()),
  timings: z.optional(z.string()),
  batch: z.optional(z.string()),
  joining: z.optional(z.string()),
  /** The course was deleted. */
  isGone: z.optional(z.boolean()),
});
export type CourseSeat = z.output<typeof CourseSeat>;

export const OwnOrder = z.object({
  id: z.string(),
  /** Short and spoken. */
  number: z.string(),
  what: z.string(),
  plan: z.optional(Plan),
  paise: z.int(),
  status: PublicOrder.shape.status,
  paidAt: z.optional(timestamp),
  name: z.optional(z.string()),
  /** Where emails go, so that the buyer notices a typo. */
  email: z.optional(z.string()),
  /** The first or second of two orders, once the double payment is refunded. */
  paidTwice: z.optional(z.enum(['first', 'second'])),
  /** Payments this may duplicate. The number is missing if someone else paid. */
  alsoPaid: z.optional(
    z.array(
      z.object({
        paise: z.int(),
        paidAt: z.optional(timestamp),
        isEarlier: z.boolean(),
        number: z.optional(z.string()),
      }),
    ),
  ),
  /** Extra payments for this order, to be refunded; `isPrice` if one equals the price. */
  toRefund: z.optional(z.array(z.object({ paise: z.int(), createdAt: timestamp, isPrice: z.boolean() }))),
  refunds: z.array(
    z.object({
      paise: z.int(),
      status: z.enum(['pending', 'failed', 'processed']),
      /** Refunds an extra payment, not the payment that paid the order. */
      isExtra: z.optional(z.boolean()),
      createdAt: timestamp,
      processedAt: Refund.shape.processedAt,
      reference: Refund.shape.reference,
      /** Refunded by us, because it was paid in cash or by transfer. */
      byHand: z.optional(z.enum(['cash', 'transfer'])),
    }),
  ),
  /** Refunds returned by the bank, to be refunded again. */
  failedRefundPaise: z.optional(z.int()),
  /** Missing until there is a receipt. */
  receipt: z.optional(z.string()),
  /** Missing until a job has started the work, soon after the payment. */
  work: z.optional(BoughtWork),
  /** Missing unless the buyer has a seat or the course was deleted. */
  courseSeat: z.optional(CourseSeat),
  /** Missing unless it's for a course. */
  seat: z.optional(z.enum(seatStates)),
  /** Newest first; missing for the owner, who gets them in `WorkDetail`. */
  complaints: z.optional(z.array(OwnComplaint)),
});
export type OwnOrder = z.output<typeof OwnOrder>;

export const WorkRow = z.object({
  /** The order's id. */
  id: z.string(),
  number: z.string(),
  what: z.string(),
  name: z.optional(z.string()),
  mobile: z.optional(z.string()),
  startedAt: timestamp,
  turn: z.enum(['buyer', 'us', 'nobody']),
  waiting: z.enum([
    'details',
    'answer',
    'review',
    'drafts',
    'changes',
    'call',
    'agreed',
    'hold',
    'seat',
    'approved',
    'ended',
    'refunding',
    'refunded',
  ]),
  since: timestamp,
  /** Since when the buyer has been silent, on their turn. */
  silentSince: z.optional(timestamp),
  due: z.optional(timestamp),
  documents: z.array(
    z.object({
      name: DocumentName,
      phase: z.enum(['coming', 'sent', 'changing', 'approved', 'ended']),
      drafts: z.int(),
    }),
  ),
  /** Start of the last requested changes, if we owe them. */
  asked: z.optional(z.string()),
  /** The last email to the buyer bounced. */
  hasBouncedEmail: z.optional(z.boolean()),
});
export type WorkRow = z.output<typeof WorkRow>;

export const WorkQuery = z.object({
  list: z._default(z.enum(['ours', 'theirs', 'finished'], 'There’s no such list of work.'), 'ours'),
});
export type WorkQuery = z.output<typeof WorkQuery>;

export const WorkDetail = z.object({
  order: OwnOrder,
  mobile: z.optional(z.string()),
  /** Missing if the order isn't paid or no job has started the work. */
  work: z.optional(BoughtWork),
  emails: z.array(EmailState),
  /** Newest first. */
  complaints: z.array(z.extend(OwnComplaint, { id: z.string() })),
});
export type WorkDetail = z.output<typeof WorkDetail>;
