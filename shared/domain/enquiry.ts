import * as z from 'zod/mini';
import {
  email,
  line,
  name,
  optionalLine,
  optionalParagraphs,
  optionalPhone,
  paragraphs,
  phone,
  timestamp,
  trap,
} from './fields.ts';

/** An enquiry from a course's own page. */
export const CourseEnquiryInput = z.object({
  name,
  email,
  phoneNumber: optionalPhone,
  message: optionalParagraphs('Message', 2000),
  courseId: optionalLine('Course id', 100),
  courseTitle: optionalLine('Course title', 150),
  website: trap,
});
export type CourseEnquiryInput = z.output<typeof CourseEnquiryInput>;

/** What `certificationName` is when a form is about no certification in particular. */
export const generalInquiry = 'General Inquiry';

/** An enquiry from a certification page, the contact page or the footer. */
export const CertificationEnquiryInput = z.object({
  name,
  email,
  phone,
  message: paragraphs('Message', 2000),
  certificationName: z._default(line('Certification name', 150), generalInquiry),
  website: trap,
});
export type CertificationEnquiryInput = z.output<typeof CertificationEnquiryInput>;

/** What an enquiry is about. Only a course enquiry is ever pending or clarified. */
export const EnquiryType = z.enum(['course', 'certification', 'general']);
export type EnquiryType = z.output<typeof EnquiryType>;

/** An enquiry as the owner reads it. */
export const Enquiry = z.object({
  id: z.string(),
  type: EnquiryType,
  /** The course's or the certification's name. */
  title: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  clarified: z.boolean(),
  createdAt: timestamp,
});
export type Enquiry = z.output<typeof Enquiry>;
