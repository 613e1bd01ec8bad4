import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { email, name, optionalPhone } from '../text/contact-fields.ts';
import { honeypots, noticeVersion, optionalLine, paragraphs } from '../text/fields.ts';

/** A complaint from the page of an order. */
export const ComplaintInput = z.object({
  text: paragraphs('Text', limits.enquiry.message),
  /** The buyer asks for the money back. */
  wantsRefund: z.optional(z.boolean('Wants refund must be true or false.')),
  noticeVersion,
});

/** A complaint from the page of complaints, by anybody. */
export const OpenComplaintInput = z.object({
  name,
  email,
  phone: optionalPhone,
  /** The subject, such as a course or the number of an order. */
  about: optionalLine('About', limits.enquiry.title),
  message: paragraphs('Message', limits.enquiry.message),
  noticeVersion,
  ...honeypots,
});
