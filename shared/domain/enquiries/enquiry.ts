import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { MailState } from '../mail/mail.ts';
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

/** A place in the course is wanted, and not only an answer. */
const wants = z.optional(z.literal('place', 'Wants can be "place", or left out.'));

/** The day of India on which the wanted batch starts, where it has a day. */
const batchStart = z.optional(z.iso.date('Batch start is a day such as 2026-11-24.'));

/** An enquiry from a course's own page. */
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

/** The `certificationName` of a form that is about no certification in particular. */
export const generalInquiry = 'General Inquiry';

/** An enquiry from a certification page, the contact page or the footer. */
export const CertificationEnquiryInput = z.object({
  name,
  email,
  phone,
  message: paragraphs('Message', limits.enquiry.message),
  certificationName: z._default(line('Certification name', limits.enquiry.title), generalInquiry),
  noticeVersion,
  ...honeypots,
});

/** A request for a call, which needs no more than a name and a number. */
export const CallbackInput = z.object({
  name,
  phone,
  /** The subject of the page with the form, such as a certification. */
  about: optionalLine('About', limits.enquiry.title),
  noticeVersion,
  ...honeypots,
});

/** The subject of an enquiry. Only a course enquiry is ever pending or clarified. */
export const EnquiryType = z.enum(['course', 'certification', 'general', 'callback', 'complaint']);
export type EnquiryType = z.output<typeof EnquiryType>;

/** A day of India, such as 2026-11-24, on which somebody is called again. */
const CallOn = z.object({ day: z.iso.date(), why: z.optional(z.string()) });

/** The ways in which an enquiry ends: a complaint ends as `settled`, and no other enquiry does. */
export const OutcomeKind = z.enum(['joined', 'not_now', 'settled'], 'Choose how it ended.');
export type OutcomeKind = z.output<typeof OutcomeKind>;

/** The end of an enquiry: `why` gives the reason, or for a complaint what was done. */
export const Outcome = z.object({ kind: OutcomeKind, why: z.optional(z.string()), at: timestamp });
export type Outcome = z.output<typeof Outcome>;

/** An enquiry as the owner reads it. */
export const Enquiry = z.object({
  id: z.string(),
  type: EnquiryType,
  /** The name of the course or certification, or for a complaint what was bought. */
  title: z.string(),
  wants,
  batchStart,
  name: z.string(),
  /** Empty for a request for a call, which has a number alone. */
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  clarified: z.boolean(),
  createdAt: timestamp,
  /** The number of the enquiry that people say. */
  ticket: z.string(),
  /** The time at which the first reply was sent, or a call reached somebody. */
  answeredAt: z.optional(timestamp),
  callOn: z.optional(CallOn),
  /** Missing while the enquiry is open. */
  outcome: z.optional(Outcome),
  /** The order that a complaint is about. */
  orderId: z.optional(z.string()),
  /** The complaint asks for the money back. */
  wantsRefund: z.optional(z.boolean()),
  noticeVersion,
  /** The number of acts in its history. */
  acts: z.int(),
});
export type Enquiry = z.output<typeof Enquiry>;

/**
 * Something that was done about an enquiry. The kind decides which fields there are. The mail of a reply has the reply's
 * id.
 */
export const EnquiryAct = z.object({
  id: z.string(),
  kind: z.enum(['reply', 'call', 'note', 'follow_up', 'close', 'reopen', 'spam', 'not_spam']),
  at: timestamp,
  /** The words of a reply or a note. */
  text: z.optional(z.string()),
  /** The call reached somebody. */
  isReached: z.optional(z.boolean()),
  /** The day to call again; a follow-up without one takes the day away. */
  callOn: z.optional(z.iso.date()),
  outcome: z.optional(OutcomeKind),
  /** The reason to call again or to close; for a complaint, what was done. */
  why: z.optional(z.string()),
});
export type EnquiryAct = z.output<typeof EnquiryAct>;

// An owner who saw fewer acts than there are has missed what somebody else did meanwhile.
const seen = z
  .int('Seen must be the number of acts in the history that was read.')
  .check(z.gte(0, 'Seen cannot be below 0.'));

/** A reply of the owner's; `seen` is the number of acts in the history that the owner read. */
export const ReplyInput = z.object({ text: paragraphs('Reply', limits.enquiry.reply), seen });

const callOn = z.optional(z.iso.date('A day to call again is a day such as 2026-11-24.'));
const why = optionalLine('Why', limits.enquiry.why);

/** The owner's note of an act; `seen` is the number of acts in the history that the owner read. */
export const EnquiryActInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), seen, text: paragraphs('Note', limits.enquiry.note) }),
  z.object({
    ...{ kind: z.literal('call'), seen, callOn, why },
    isReached: z.boolean('Say whether somebody was reached.'),
  }),
  z.object({ kind: z.literal('follow_up'), seen, callOn, why }),
  z.object({
    ...{ kind: z.literal('close'), seen, outcome: OutcomeKind },
    why: optionalParagraphs('Why', limits.enquiry.settled),
  }),
  z.object({ kind: z.literal('reopen'), seen }),
]);
export type EnquiryActInput = z.output<typeof EnquiryActInput>;

const segment = z.enum(segments, 'There is no such part of the enquiries.');

/** The part of the enquiries to list; all of them unless said. */
export const SegmentQuery = z.object({ segment: z._default(segment, 'by-the-book') });

/** The number of enquiries in each part but those to answer, which Today counts; up to 99. */
export const SegmentCounts = z.array(
  z.object({ segment: z.enum(countedSegments), count: z.int(), isMore: z.boolean() }),
);

/** The owner's mark of spam; `seen` is the number of acts in the history that the owner read. */
export const SpamInput = z.object({ seen });

/** Enquiries to move to the spam together, or back. A repeat finishes what failed. */
export const SpamMoveInput = z.object({
  enquiries: z
    .array(z.object({ id: line('Id', limits.enquiry.id), seen }), 'Enquiries must be a list.')
    .check(
      z.minLength(1, 'Name at least one enquiry.'),
      z.maxLength(limits.spamAtOnce, `Name ${limits.spamAtOnce} enquiries at most.`),
      z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Name each enquiry once.'),
    ),
  isSpam: z.boolean('Is spam must be true or false.'),
});

/** What happened to an enquiry of such a call: it is refused, for instance, if it changed after the caller read it. */
export const SpamMove = z.object({
  id: z.string(),
  outcome: z.enum(['moved', 'unchanged', 'refused', 'failed']),
  why: z.optional(z.enum(['complaint', 'buyer', 'changed', 'full', 'unknown'])),
  /** The number of acts in its history now, with which the move can be undone. */
  acts: z.optional(z.int()),
});
export type SpamMove = z.output<typeof SpamMove>;

/** What happened to each enquiry, in the order of the call. */
export const SpamMoves = z.object({ enquiries: z.array(SpamMove) });

/** An enquiry with all that was done about it. */
export const EnquiryDetails = z.extend(Enquiry, {
  isSuspected: z.boolean(),
  /** The earliest first. */
  history: z.array(EnquiryAct),
  /** The mails about the enquiry: first those that have ended, then those that wait. */
  mails: z.array(MailState),
});
export type EnquiryDetails = z.output<typeof EnquiryDetails>;
