import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { OwnComplaint } from '../enquiries/complaint.ts';
import { seatStates } from '../orders/order-seat.ts';
import { paidStatuses, unpaidStatuses } from '../orders/order-status.ts';
import { Plan } from '../orders/payment.ts';
import { timestamp } from '../time/timestamp.ts';
import { Brief, DocumentName, WorkEntry } from './work-entry.ts';

/** Its state isn't stored: `workStateOf` computes it from the entries. */
export const BoughtWork = z.object({
  startedAt: timestamp,
  documents: z.array(DocumentName),
  isUltimate: z.boolean(),
  /** Oldest first. Missing unless a full refund has been requested. */
  refundSteps: z.optional(
    z.array(z.object({ phase: z.enum(['kept', 'refunding', 'refunded']), at: timestamp })),
  ),
  entries: z.array(WorkEntry),
  sold: z.optional(z.object({ sessions: wholeNumber, minutes: wholeNumber, coachId: z.string() })),
  /** Details that the buyer has typed but not yet sent. */
  brief: z.optional(Brief),
  version: wholeNumber,
});
export type BoughtWork = z.output<typeof BoughtWork>;

/** Includes what only buyers can see: the batch and how to join. */
export const CourseSeat = z.object({
  title: z.string(),
  startDate: z.optional(z.string()),
  timings: z.optional(z.string()),
  batch: z.optional(z.string()),
  joining: z.optional(z.string()),
  /** `link` is missing until the day in `from` (`YYYY-MM-DD`, IST). */
  materials: z.optional(
    z.array(z.object({ title: z.string(), link: z.optional(z.string()), from: z.optional(z.string()) })),
  ),
  isGone: z.optional(z.boolean()),
});
export type CourseSeat = z.output<typeof CourseSeat>;

/** What the order was sold with. `place` is an address, or a link to join. */
export const SoldCoaching = z.object({
  coach: z.string(),
  minutes: wholeNumber,
  sessions: wholeNumber,
  place: z.optional(z.string()),
});

export const OwnOrder = z.object({
  id: z.string(),
  number: z.string(),
  what: z.string(),
  plan: z.optional(Plan),
  paise: wholeNumber,
  status: z.enum([...unpaidStatuses, ...paidStatuses]),
  paidAt: z.optional(timestamp),
  name: z.optional(z.string()),
  /** Shown so that the buyer can spot a typo. */
  email: z.optional(z.string()),
  /** Which of the two orders this is. Set only once it has been refunded as a double payment. */
  paidTwice: z.optional(z.enum(['first', 'second'])),
  /** Payments that this one may duplicate. The order number is missing if someone else paid. */
  alsoPaid: z.optional(
    z.array(
      z.object({
        paise: wholeNumber,
        paidAt: z.optional(timestamp),
        isEarlier: z.boolean(),
        number: z.optional(z.string()),
      }),
    ),
  ),
  /** Extra payments that we still have to refund. `isPrice` is true if a payment covers the price. */
  toRefund: z.optional(z.array(z.object({ paise: wholeNumber, createdAt: timestamp, isPrice: z.boolean() }))),
  refunds: z.array(
    z.object({
      paise: wholeNumber,
      status: z.enum(['pending', 'failed', 'processed']),
      isExtra: z.optional(z.boolean()),
      createdAt: timestamp,
      processedAt: z.optional(timestamp),
      /** An ARN, RRN or UTR, which the bank can use to trace the refund. */
      reference: z.optional(z.string()),
      byHand: z.optional(z.enum(['cash', 'transfer'])),
    }),
  ),
  failedRefundPaise: z.optional(wholeNumber),
  hasReceipt: z.optional(z.boolean()),
  /** Missing until a job starts the work, shortly after the payment. */
  work: z.optional(BoughtWork),
  /** Missing unless the buyer has a seat or the course was deleted. */
  courseSeat: z.optional(CourseSeat),
  coaching: z.optional(SoldCoaching),
  seat: z.optional(z.enum(seatStates)),
  /** Newest first. Missing for the owner, who gets complaints in `WorkDetail`. */
  complaints: z.optional(z.array(OwnComplaint)),
});
export type OwnOrder = z.output<typeof OwnOrder>;
