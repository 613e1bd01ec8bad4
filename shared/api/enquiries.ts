import { certificationName } from '../domain/courses/certifications.ts';
import { CreatedComplaint } from '../domain/enquiries/complaint.ts';
import { PublicComplaintInput } from '../domain/enquiries/complaint-input.ts';
import {
  BulkSpamInput,
  CallbackInput,
  CertificationEnquiryInput,
  CourseEnquiryInput,
  CreatedEnquiry,
  Enquiry,
  EnquiryDetails,
  HistoryEntryInput,
  ReplyInput,
  SegmentCounts,
  SegmentQuery,
  SpamInput,
  SpamResults,
} from '../domain/enquiries/enquiry.ts';
import * as attemptLimits from '../domain/limits/attempts.ts';
import { exportedRows } from '../domain/limits/limits.ts';
import { Created, CsvLine, ToggleInput } from '../domain/text/fields.ts';
import type { Endpoint } from './endpoint.ts';

export const enquireAboutCourse = {
  route: 'POST /enquiries',
  auth: 'public',
  limit: attemptLimits.enquiry,
  summary: "Creates an enquiry about a course, a seat request, or an entry on a full course's waitlist.",
  status: 201,
  body: CourseEnquiryInput,
  form: { sent: '/enquiry-sent', nameOf: () => 'course' },
  response: CreatedEnquiry,
  idempotent: true,
} as const satisfies Endpoint;

export const enquireAboutCertification = {
  route: 'POST /enquiries/certification',
  auth: 'public',
  limit: attemptLimits.enquiry,
  summary: 'Creates an enquiry about a certification, or anything else.',
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
  summary: 'Creates a complaint about an order or anything else. Returns its ticket number.',
  status: 201,
  body: PublicComplaintInput,
  form: { sent: '/complaint-sent', nameOf: () => 'complaint' },
  response: CreatedComplaint,
  idempotent: true,
} as const satisfies Endpoint;

export const requestCallback = {
  route: 'POST /callbacks',
  auth: 'public',
  limit: attemptLimits.callback,
  summary: 'Creates a callback request. Requires only a name and a phone number.',
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
    'Lists the enquiries in a segment. `to-answer` starts with calls planned for today or earlier, followed by the rest, sorted by deadline. `follow-up` is sorted by call date, and `closed` starts with the most recently closed. `all` and `spam` list pending course enquiries first, then the others, newest first within each group.',
  query: SegmentQuery,
  response: Enquiry,
  list: 50,
} as const satisfies Endpoint;

export const countEnquiries = {
  route: 'GET /admin/enquiries/counts',
  auth: 'admin',
  summary:
    'Counts the enquiries in each segment, up to 99. `GET /admin/today` counts the enquiries to answer.',
  response: SegmentCounts,
} as const satisfies Endpoint;

export const getEnquiry = {
  route: 'GET /admin/enquiries/{id}',
  auth: 'admin',
  summary: 'Returns an enquiry with its history and the status of its emails.',
  response: EnquiryDetails,
} as const satisfies Endpoint;

export const replyToEnquiry = {
  route: 'POST /admin/enquiries/{id}/replies',
  auth: 'admin',
  summary: "Replies to an enquiry by email. Returns 409 if its history has entries that you haven't seen.",
  body: ReplyInput,
  response: EnquiryDetails,
  idempotent: true,
} as const satisfies Endpoint;

export const addHistoryEntry = {
  route: 'POST /admin/enquiries/{id}/history',
  auth: 'admin',
  summary:
    "Records a call, a note or a follow-up, or closes or reopens an enquiry. Returns 409 if its history has entries that you haven't seen.",
  body: HistoryEntryInput,
  response: EnquiryDetails,
  idempotent: true,
} as const satisfies Endpoint;

export const markEnquiryAsSpam = {
  route: 'POST /admin/enquiries/{id}/spam',
  auth: 'admin',
  summary: "Marks an enquiry as spam. Returns 409 if its history has entries that you haven't seen.",
  body: SpamInput,
  response: EnquiryDetails,
  idempotent: true,
} as const satisfies Endpoint;

export const moveSpam = {
  route: 'POST /admin/enquiries/spam',
  auth: 'admin',
  summary:
    "Marks up to 50 enquiries as spam, or as not spam. Skips complaints and buyers' enquiries. Safe to repeat.",
  body: BulkSpamInput,
  response: SpamResults,
} as const satisfies Endpoint;

export const restoreEnquiry = {
  route: 'POST /admin/enquiries/{id}/not-spam',
  auth: 'admin',
  summary: "Marks an enquiry as not spam. Does nothing if it isn't spam.",
  response: Enquiry,
} as const satisfies Endpoint;

export const exportEnquiries = {
  route: 'GET /admin/enquiries/export',
  auth: 'admin',
  summary: 'Exports enquiries as CSV lines. The first page starts with a header line.',
  query: SegmentQuery,
  response: CsvLine,
  list: exportedRows,
  proof: true,
} as const satisfies Endpoint;

export const toggleEnquiry = {
  route: 'PATCH /admin/enquiries/{id}/toggle',
  auth: 'admin',
  summary:
    'Toggles a course enquiry between pending and clarified. If `seen` is given, only changes an enquiry that is still in that state.',
  body: ToggleInput,
  response: Enquiry,
} as const satisfies Endpoint;
