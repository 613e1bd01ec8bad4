import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { limits } from '../limits/limits.ts';
import { EmailState } from '../mail/mail.ts';
import { email, name, optionalPhone, phone } from '../text/contact-fields.ts';
import {
  honeypots,
  line,
  noticeVersion,
  optionalLine,
  optionalParagraphs,
  paragraphs,
} from '../text/fields.ts';
import { timestamp } from '../time/timestamp.ts';
import { countedSegments, segments } from './segments.ts';

/** Missing for a question. */
const wants = z.optional(z.enum(['seat', 'waitlist'], 'Wants must be "seat" or "waitlist", or left out.'));

const batchStart = z.optional(z.iso.date('Batch start must be a date such as 2026-11-24.'));

export const CourseEnquiryInput = z.object({
  name,
  email,
  phoneNumber: optionalPhone,
  message: optionalParagraphs('Message', limits.enquiry.message),
  courseId: optionalLine('Course id', limits.enquiry.courseId),
  courseTitle: optionalLine('Course title', limits.enquiry.title),
  wants,
  batchStart,
  noticeVersion,
  ...honeypots,
});

export const CreatedEnquiry = z.object({
  id: z.string(),
  ticket: z.string(),
  /** When we'll reply at the latest. Missing on a waitlist, where we only write once a seat is free. */
  replyBy: z.optional(timestamp),
});
export type CreatedEnquiry = z.output<typeof CreatedEnquiry>;

/** The `certificationName` sent by forms that aren't about a particular certification. */
export const generalInquiry = 'General Inquiry';

export const CertificationEnquiryInput = z.object({
  name,
  email,
  phone,
  message: paragraphs('Message', limits.enquiry.message),
  certificationName: z._default(line('Certification name', limits.enquiry.title), generalInquiry),
  noticeVersion,
  ...honeypots,
});

export const CallbackInput = z.object({
  name,
  phone,
  about: optionalLine('About', limits.enquiry.title),
  noticeVersion,
  ...honeypots,
});

/** Only course enquiries can be pending or clarified. */
export const EnquiryType = z.enum(['course', 'certification', 'general', 'callback', 'complaint']);
export type EnquiryType = z.output<typeof EnquiryType>;

const CallOn = z.object({ day: z.iso.date(), why: z.optional(z.string()) });

/** Only complaints can be `settled`. */
export const OutcomeKind = z.enum(['joined', 'not_now', 'settled'], 'Choose how the enquiry ended.');
export type OutcomeKind = z.output<typeof OutcomeKind>;

/** `why` is the reason or, for a complaint, what was done. */
const Outcome = z.object({ kind: OutcomeKind, why: z.optional(z.string()), at: timestamp });

export const Enquiry = z.object({
  id: z.string(),
  type: EnquiryType,
  /** The course, the certification or, for a complaint, what it's about. */
  title: z.string(),
  wants,
  batchStart,
  name: z.string(),
  /** Empty for a callback request. */
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  clarified: z.boolean(),
  createdAt: timestamp,
  /** A number that's easy to read out over the phone, such as `E-2026-01234567`. */
  ticket: z.string(),
  /** When the first reply was sent or a call first reached the person. */
  answeredAt: z.optional(timestamp),
  callOn: z.optional(CallOn),
  outcome: z.optional(Outcome),
  orderId: z.optional(z.string()),
  wantsRefund: z.optional(z.boolean()),
  noticeVersion,
  historyCount: wholeNumber,
});
export type Enquiry = z.output<typeof Enquiry>;

/** The other fields depend on `kind`. A reply's email has the same id as the reply. */
export const HistoryEntry = z.object({
  id: z.string(),
  kind: z.enum(['reply', 'call', 'note', 'follow_up', 'close', 'reopen', 'spam', 'not_spam']),
  at: timestamp,
  text: z.optional(z.string()),
  isReached: z.optional(z.boolean()),
  /** A follow-up with no date cancels the planned call. */
  callOn: z.optional(z.iso.date()),
  outcome: z.optional(OutcomeKind),
  /** Why to call again or to close the enquiry or, for a complaint, what was done. */
  why: z.optional(z.string()),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

// The number of history entries that the owner has read. If more have been added since, the request is refused.
const seen = z
  .int('Seen must be the number of history entries that were read.')
  .check(z.gte(0, 'Seen can’t be below 0.'));

export const ReplyInput = z.object({ text: paragraphs('Reply', limits.enquiry.reply), seen });

const callOn = z.optional(z.iso.date('The call date must be a date such as 2026-11-24.'));
const why = optionalLine('Why', limits.enquiry.why);

export const HistoryEntryInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), seen, text: paragraphs('Note', limits.enquiry.note) }),
  z.object({
    ...{ kind: z.literal('call'), seen, callOn, why },
    isReached: z.boolean('Say whether you reached the person.'),
  }),
  z.object({ kind: z.literal('follow_up'), seen, callOn, why }),
  z.object({
    ...{ kind: z.literal('close'), seen, outcome: OutcomeKind },
    why: optionalParagraphs('Why', limits.enquiry.settled),
  }),
  z.object({ kind: z.literal('reopen'), seen }),
]);
export type HistoryEntryInput = z.output<typeof HistoryEntryInput>;

const segment = z.enum(segments, 'That isn’t a valid list of enquiries.');

export const SegmentQuery = z.object({ segment: z._default(segment, 'all') });

/** Counting stops at 99. There's no count for `to-answer`, because Today shows one. */
export const SegmentCounts = z.array(
  z.object({ segment: z.enum(countedSegments), count: wholeNumber, isMore: z.boolean() }),
);

export const SpamInput = z.object({ seen });

/** If some of the moves fail, repeat the request to complete them. */
export const BulkSpamInput = z.object({
  enquiries: z
    .array(z.object({ id: line('Id', limits.enquiry.id), seen }), 'Enquiries must be a list.')
    .check(
      z.minLength(1, 'Select at least one enquiry.'),
      z.maxLength(limits.spamPerCall, `Select up to ${limits.spamPerCall} enquiries.`),
      z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'List each enquiry only once.'),
    ),
  isSpam: z.boolean('Is spam must be true or false.'),
});

export const SpamResult = z.object({
  id: z.string(),
  outcome: z.enum(['moved', 'unchanged', 'refused', 'failed']),
  why: z.optional(z.enum(['complaint', 'buyer', 'changed', 'full', 'unknown'])),
  /** To undo the move, send this number as `seen`. */
  historyCount: z.optional(wholeNumber),
});
export type SpamResult = z.output<typeof SpamResult>;

/** In the same order as the request. */
export const SpamResults = z.object({ enquiries: z.array(SpamResult) });

export const EnquiryDetails = z.extend(Enquiry, {
  isSuspected: z.boolean(),
  /** Oldest first. */
  history: z.array(HistoryEntry),
  /** Emails that are still waiting come last. */
  emails: z.array(EmailState),
});
export type EnquiryDetails = z.output<typeof EnquiryDetails>;
