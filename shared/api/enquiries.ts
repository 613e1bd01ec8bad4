import * as z from 'zod/mini';
import { certificationName } from '../domain/courses/certifications.ts';
import {
  CallInput,
  CertificationEnquiryInput,
  CourseEnquiryInput,
  Enquiry,
  EnquiryDetails,
  ReplyInput,
} from '../domain/enquiries/enquiry.ts';
import { attemptLimits } from '../domain/limits/attempts.ts';
import { exportedRows } from '../domain/limits/limits.ts';
import { Created, SuspectedQuery, ToggleInput } from '../domain/text/fields.ts';
import { endpoint } from './endpoint.ts';

export const enquireAboutCourse = endpoint('POST /enquiries', {
  auth: 'public',
  limit: attemptLimits.enquiry,
  summary: 'Ask about a course.',
  status: 201,
  body: CourseEnquiryInput,
  form: { sent: '/enquiry-sent', nameOf: () => 'course' },
  response: Created,
  idempotent: true,
});

export const enquireAboutCertification = endpoint('POST /enquiries/certification', {
  auth: 'public',
  limit: attemptLimits.enquiry,
  summary: 'Ask about a certification, or anything else.',
  status: 201,
  body: CertificationEnquiryInput,
  form: {
    sent: '/enquiry-sent',
    nameOf: (fields) => (fields.get('certificationName') === certificationName('pmp') ? 'pmp' : 'enquiry'),
  },
  response: Created,
  idempotent: true,
});

export const listEnquiries = endpoint('GET /admin/enquiries', {
  auth: 'admin',
  summary: 'List the enquiries: pending course enquiries first, then the others, each newest first.',
  query: SuspectedQuery,
  response: Enquiry,
  list: 50,
});

export const getEnquiry = endpoint('GET /admin/enquiries/{id}', {
  auth: 'admin',
  summary: 'Read an enquiry with what was done about it, and what became of its mails.',
  response: EnquiryDetails,
});

export const replyToEnquiry = endpoint('POST /admin/enquiries/{id}/replies', {
  auth: 'admin',
  summary: 'Answer an enquiry by mail, where nobody has done anything about it that was not seen.',
  body: ReplyInput,
  response: EnquiryDetails,
  idempotent: true,
});

export const logCall = endpoint('POST /admin/enquiries/{id}/calls', {
  auth: 'admin',
  summary: 'Note that an enquiry was answered by a call, where nothing was done about it that was not seen.',
  body: CallInput,
  response: EnquiryDetails,
  idempotent: true,
});

export const restoreEnquiry = endpoint('POST /admin/enquiries/{id}/not-spam', {
  auth: 'admin',
  summary: 'Move an enquiry out of the suspected spam, to the others. One that is there stays.',
  response: Enquiry,
});

export const exportEnquiries = endpoint('GET /admin/enquiries/export', {
  auth: 'admin',
  summary: 'The enquiries as lines of a CSV file; the first page begins with the names of the columns.',
  query: SuspectedQuery,
  response: z.string(),
  list: exportedRows,
  proof: true,
});

export const toggleEnquiry = endpoint('PATCH /admin/enquiries/{id}/toggle', {
  auth: 'admin',
  summary:
    'Turn a course enquiry from pending to clarified, or back; from the state that was seen, where one is given.',
  body: ToggleInput,
  response: Enquiry,
});
