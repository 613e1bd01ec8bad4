import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { email, name, optionalPhone } from '../text/contact-fields.ts';
import { honeypots, noticeVersion, optionalLine, paragraphs } from '../text/fields.ts';

export const ComplaintInput = z.object({
  text: paragraphs('Text', limits.enquiry.message),
  wantsRefund: z.optional(z.boolean('Wants refund must be true or false.')),
  noticeVersion,
});

export const PublicComplaintInput = z.object({
  name,
  email,
  phone: optionalPhone,
  about: optionalLine('About', limits.enquiry.title),
  message: paragraphs('Message', limits.enquiry.message),
  noticeVersion,
  ...honeypots,
});
