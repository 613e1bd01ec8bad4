import * as z from 'zod/mini';
import { OwnComplaint } from '../enquiries/complaint.ts';
import { MailState } from '../mail/mail.ts';
import { PublicOrder } from '../orders/order.ts';
import { seatStates } from '../orders/order-seat.ts';
import { Plan } from '../orders/payment.ts';
import { Refund } from '../orders/payment-records.ts';
import { timestamp } from '../time/timestamp.ts';
import { Brief, DocumentName, WorkEntry } from './work-entry.ts';

/** Bought work as its buyer and the owner read it; `workStateOf` computes its state. */
export const BoughtWork = z.object({
  startedAt: timestamp,
  documents: z.array(DocumentName),
  isUltimate: z.boolean(),
  /** The phases of the order's money in the order of time, once all of it was asked back. */
  refundSteps: z.optional(
    z.array(z.object({ phase: z.enum(['kept', 'refunding', 'refunded']), at: timestamp })),
  ),
  entries: z.array(WorkEntry),
  /** The details as far as they are typed, until they are handed in. */
  brief: z.optional(Brief),
  /** The number of changes, by which two editors notice each other. */
  version: z.int(),
});
export type BoughtWork = z.output<typeof BoughtWork>;

/** A paid place in a class, with the parts that the public course does not have. */
export const Place = z.object({
  title: z.string(),
  startDate: z.optional(z.string()),
  timings: z.optional(z.string()),
  batch: z.optional(z.string()),
  joining: z.optional(z.string()),
  /** The course is deleted. */
  isGone: z.optional(z.boolean()),
});
export type Place = z.output<typeof Place>;

/** An order as its buyer reads it on the page of the order. */
export const OwnOrder = z.object({
  id: z.string(),
  /** The short number that people say. */
  number: z.string(),
  /** What was bought, in words. */
  what: z.string(),
  plan: z.optional(Plan),
  paise: z.int(),
  status: PublicOrder.shape.status,
  paidAt: z.optional(timestamp),
  name: z.optional(z.string()),
  /** The address to which mails of the order go, so that the buyer sees a typing error. */
  email: z.optional(z.string()),
  /** Whether it's the first or the second of two orders of a double payment, once it's refunded. */
  paidTwice: z.optional(z.enum(['first', 'second'])),
  /** Other payments by which this may be a double payment. The number is missing if another person paid. */
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
  /** Further payments for this very order, which will be refunded; `isPrice` if one pays the price again. */
  toRefund: z.optional(z.array(z.object({ paise: z.int(), createdAt: timestamp, isPrice: z.boolean() }))),
  refunds: z.array(
    z.object({
      paise: z.int(),
      status: z.enum(['pending', 'failed', 'processed']),
      /** The refund gives back a further payment, not the payment that paid the order. */
      isExtra: z.optional(z.boolean()),
      createdAt: timestamp,
      processedAt: Refund.shape.processedAt,
      reference: Refund.shape.reference,
      /** We refunded it ourselves, as it had been paid in cash or by transfer. */
      byHand: z.optional(z.enum(['cash', 'transfer'])),
    }),
  ),
  /** Paise of refunds that a bank did not pass on, and that are to be given back again. */
  failedRefundPaise: z.optional(z.int()),
  /** The number of the receipt, once there is a receipt. */
  receipt: z.optional(z.string()),
  /** Missing until a job has begun the work, soon after the payment. */
  work: z.optional(BoughtWork),
  /** Missing unless the buyer has a seat, or the course is deleted. */
  place: z.optional(Place),
  /** The state of the seat that the order paid for, if it is for a course. */
  seat: z.optional(z.enum(seatStates)),
  /** The complaints about the order, the latest first; missing for the owner, whose `WorkSheet` has them. */
  complaints: z.optional(z.array(OwnComplaint)),
});
export type OwnOrder = z.output<typeof OwnOrder>;

/** Bought work in the owner's list. */
export const WorkRow = z.object({
  /** The order's id. */
  id: z.string(),
  /** The order's short number. */
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
    'place',
    'approved',
    'ended',
    'refunding',
    'refunded',
  ]),
  since: timestamp,
  /** The time since which the buyer is silent, where it is the buyer's turn. */
  silentSince: z.optional(timestamp),
  due: z.optional(timestamp),
  documents: z.array(
    z.object({
      name: DocumentName,
      phase: z.enum(['coming', 'sent', 'changing', 'approved', 'ended']),
      drafts: z.int(),
    }),
  ),
  /** The beginning of the buyer's last request for changes, where we owe changes. */
  asked: z.optional(z.string()),
  /** The last mail to the buyer came back. */
  isMailReturned: z.optional(z.boolean()),
});
export type WorkRow = z.output<typeof WorkRow>;

/** The part of the work to list. */
export const WorkQuery = z.object({
  list: z._default(z.enum(['ours', 'theirs', 'finished'], 'There is no such list of work.'), 'ours'),
});
export type WorkQuery = z.output<typeof WorkQuery>;

/** Bought work as the owner opens it: all that its buyer sees, and how to reach them. */
export const WorkSheet = z.object({
  order: OwnOrder,
  mobile: z.optional(z.string()),
  /** Missing where the order is not paid, or no job has begun the work yet. */
  work: z.optional(BoughtWork),
  mails: z.array(MailState),
  /** The complaints about the order, the latest first. */
  complaints: z.array(z.extend(OwnComplaint, { id: z.string() })),
});
export type WorkSheet = z.output<typeof WorkSheet>;
