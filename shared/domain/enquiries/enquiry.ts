import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { MailState } from '../mail/mail.ts';
import {
  email,
  honeypots,
  line,
  name,
  optionalLine,
  optionalParagraphs,
  optionalPhone,
  paragraphs,
  phone,
  timestamp,
} from '../text/fields.ts';

/** An enquiry from a course's own page. */
export const CourseEnquiryInput = z.object({
  name,
  email,
  phoneNumber: optionalPhone,
  message: optionalParagraphs('Message', limits.enquiry.message),
  courseId: optionalLine('Course id', limits.enquiry.courseId),
  courseTitle: optionalLine('Course title', limits.enquiry.title),
  ...honeypots,
});
export type CourseEnquiryInput = z.output<typeof CourseEnquiryInput>;

/** The `certificationName` of a form that is about no certification in particular. */
export const generalInquiry = 'General Inquiry';

/** An enquiry from a certification page, the contact page or the footer. */
export const CertificationEnquiryInput = z.object({
  name,
  email,
  phone,
  message: paragraphs('Message', limits.enquiry.message),
  certificationName: z._default(line('Certification name', limits.enquiry.title), generalInquiry),
  ...honeypots,
});
export type CertificationEnquiryInput = z.output<typeof CertificationEnquiryInput>;

/** The subject of an enquiry. Only a course enquiry is ever pending or clarified. */
export const EnquiryType = z.enum(['course', 'certification', 'general', 'complaint']);
export type EnquiryType = z.output<typeof EnquiryType>;

/** An enquiry as the owner reads it. */
export const Enquiry = z.object({
  id: z.string(),
  type: EnquiryType,
  /** The course's or the certification's name; of a complaint, what was bought. */
  title: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  clarified: z.boolean(),
  createdAt: timestamp,
  /** Its name for people. */
  ticket: z.string(),
  /** When the first reply was sent, or a call was logged. */
  answeredAt: z.optional(timestamp),
  /** The order that a complaint is about. */
  orderId: z.optional(z.string()),
  /** A complaint asks for the money back. */
  wantsRefund: z.optional(z.boolean()),
});
export type Enquiry = z.output<typeof Enquiry>;

/** Something that was done about an enquiry: a reply, whose mail has the same id, or a call. */
export const EnquiryAct = z.object({
  id: z.string(),
  kind: z.enum(['reply', 'call']),
  at: timestamp,
  /** The words of a reply. */
  text: z.optional(z.string()),
});
export type EnquiryAct = z.output<typeof EnquiryAct>;

// Whoever saw fewer acts than there are has not seen what somebody else did meanwhile.
const seen = z
  .int('Seen must be the number of acts in the history that was read.')
  .check(z.gte(0, 'Seen cannot be below 0.'));

/** A reply, as the owner writes it, who saw this many acts in the history. */
export const ReplyInput = z.object({ text: paragraphs('Reply', limits.enquiry.reply), seen });
export type ReplyInput = z.output<typeof ReplyInput>;

/** A call that was made, by an owner who saw this many acts in the history. */
export const CallInput = z.object({ seen });
export type CallInput = z.output<typeof CallInput>;

/** An enquiry with all that was done about it. */
export const EnquiryDetails = z.extend(Enquiry, {
  isSuspected: z.boolean(),
  /** The earliest first. */
  history: z.array(EnquiryAct),
  /** Its mails, those that have ended first and then those that wait. */
  mails: z.array(MailState),
});
export type EnquiryDetails = z.output<typeof EnquiryDetails>;
