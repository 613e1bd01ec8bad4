import { certificationName } from '../domain/courses/certifications.ts';
import { OpenedComplaint } from '../domain/enquiries/complaint.ts';
import { OpenComplaintInput } from '../domain/enquiries/complaint-input.ts';
import {
  CallbackInput,
  CertificationEnquiryInput,
  CourseEnquiryInput,
  Enquiry,
  EnquiryActInput,
  EnquiryDetails,
  ReplyInput,
  SegmentCounts,
  SegmentQuery,
  SpamInput,
  SpamMoveInput,
  SpamMoves,
} from '../domain/enquiries/enquiry.ts';
import * as attemptLimits from '../domain/limits/attempts.ts';
import { exportedRows } from '../domain/limits/limits.ts';
import { Created, CsvLine, ToggleInput } from '../domain/text/fields.ts';
import type { Endpoint } from './endpoint.ts';

export const enquireAboutCourse = {
  route: 'POST /enquiries',
  auth: 'public',
  limit: attemptLimits.enquiry,
  summary: 'Ask about a course, or for a place in it.',
  status: 201,
  body: CourseEnquiryInput,
  form: {
    sent: '/enquiry-sent',
    nameOf: (fields) => (fields.get('wants') === 'place' ? 'reservation' : 'course'),
  },
  response: Created,
  idempotent: true,
} as const satisfies Endpoint;

export const enquireAboutCertification = {
  route: 'POST /enquiries/certification',
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
} as const satisfies Endpoint;

export const complain = {
  route: 'POST /complaints',
  auth: 'public',
  limit: attemptLimits.enquiry,
  summary: 'Complain about something, with an order or without one. Answered with the ticket.',
  status: 201,
  body: OpenComplaintInput,
  form: { sent: '/complaint-sent', nameOf: () => 'complaint' },
  response: OpenedComplaint,
  idempotent: true,
} as const satisfies Endpoint;

export const requestCallback = {
  route: 'POST /callbacks',
  auth: 'public',
  limit: attemptLimits.callback,
  summary: 'Ask to be called back, with a name and a telephone number alone.',
  status: 201,
  body: CallbackInput,
  form: { sent: '/callback-sent', nameOf: () => 'callback' },
  response: Created,
  idempotent: true,
} as const satisfies Endpoint;

export const listEnquiries = {
  route: 'GET /admin/enquiries',
  auth: 'admin',
  summary:
    'List a part of the enquiries, or all of them: pending course enquiries first, then the others, each newest first.',
  query: SegmentQuery,
  response: Enquiry,
  list: 50,
} as const satisfies Endpoint;

export const countEnquiries = {
  route: 'GET /admin/enquiries/counts',
  auth: 'admin',
  summary: 'Count the enquiries of each part, up to 99. Today counts those to answer.',
  response: SegmentCounts,
} as const satisfies Endpoint;

export const getEnquiry = {
  route: 'GET /admin/enquiries/{id}',
  auth: 'admin',
  summary: 'Read an enquiry with what was done about it, and what became of its mails.',
  response: EnquiryDetails,
} as const satisfies Endpoint;

export const replyToEnquiry = {
  route: 'POST /admin/enquiries/{id}/replies',
  auth: 'admin',
  summary: 'Answer an enquiry by mail, unless somebody did something about it that the caller has not seen.',
  body: ReplyInput,
  response: EnquiryDetails,
  idempotent: true,
} as const satisfies Endpoint;

export const addEnquiryAct = {
  route: 'POST /admin/enquiries/{id}/acts',
  auth: 'admin',
  summary:
    'Note a call or anything else about an enquiry, set a day to call again, close it or reopen it, unless somebody did something about it that the caller has not seen.',
  body: EnquiryActInput,
  response: EnquiryDetails,
  idempotent: true,
} as const satisfies Endpoint;

export const markEnquiryAsSpam = {
  route: 'POST /admin/enquiries/{id}/spam',
  auth: 'admin',
  summary:
    'Move an enquiry to the spam, unless somebody did something about it that the caller has not seen.',
  body: SpamInput,
  response: EnquiryDetails,
  idempotent: true,
} as const satisfies Endpoint;

export const moveSpam = {
  route: 'POST /admin/enquiries/spam',
  auth: 'admin',
  summary:
    'Move up to 50 enquiries to the spam, or back. Complaints and the enquiries of buyers stay. A repeat changes nothing more.',
  body: SpamMoveInput,
  response: SpamMoves,
} as const satisfies Endpoint;

export const restoreEnquiry = {
  route: 'POST /admin/enquiries/{id}/not-spam',
  auth: 'admin',
  summary: 'Move an enquiry out of the spam. An enquiry that is not among the spam stays where it is.',
  response: Enquiry,
} as const satisfies Endpoint;

export const exportEnquiries = {
  route: 'GET /admin/enquiries/export',
  auth: 'admin',
  summary:
    'Export the enquiries as lines of a CSV file; the first page begins with the names of the columns.',
  query: SegmentQuery,
  response: CsvLine,
  list: exportedRows,
  proof: true,
} as const satisfies Endpoint;

export const toggleEnquiry = {
  route: 'PATCH /admin/enquiries/{id}/toggle',
  auth: 'admin',
  summary:
    'Turn a course enquiry from pending to clarified, or back; with `seen`, only from the state that the caller saw.',
  body: ToggleInput,
  response: Enquiry,
} as const satisfies Endpoint;
