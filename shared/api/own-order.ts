import {
  FreeTimes,
  FreeTimesQuery,
  OwnBookingChange,
  OwnBookingInput,
  OwnSessionsQuery,
} from '../domain/coaching/booking-event.ts';
import { CreatedComplaint } from '../domain/enquiries/complaint.ts';
import { ComplaintInput } from '../domain/enquiries/complaint-input.ts';
import * as attemptLimits from '../domain/limits/attempts.ts';
import { OrderLinkInput, OrderLinkRequested, OrderSessionInput } from '../domain/orders/order-access.ts';
import { ReviewLink } from '../domain/reviews/review-link.ts';
import { OwnOrder } from '../domain/work/bought-work.ts';
import { FileQuery } from '../domain/work/file-query.ts';
import { Brief } from '../domain/work/work-entry.ts';
import { BuyerEntryInput } from '../domain/work/work-entry-input.ts';
import type { Endpoint } from './endpoint.ts';
import { fileBody, fileMediaTypes } from './file-body.ts';

export const openOrderSession = {
  route: 'POST /orders/session',
  auth: 'public',
  limit: attemptLimits.orderLink,
  summary: 'Starts a session for an order, using a link from an email.',
  status: 204,
  body: OrderSessionInput,
} as const satisfies Endpoint;

export const endOrderSession = {
  route: 'DELETE /order/session',
  auth: 'buyer',
  summary: 'Ends the session on this device.',
  status: 204,
} as const satisfies Endpoint;

export const requestOrderLink = {
  route: 'POST /order-links',
  auth: 'public',
  limit: attemptLimits.orderLinkRequest,
  summary: 'Emails a buyer their order links. The response is the same for every address.',
  status: 202,
  body: OrderLinkInput,
  response: OrderLinkRequested,
} as const satisfies Endpoint;

export const getOwnOrder = {
  route: 'GET /order',
  auth: 'buyer',
  summary: "Returns the session's order and the work on it.",
  response: OwnOrder,
} as const satisfies Endpoint;

export const getReviewLink = {
  route: 'GET /order/review-link',
  auth: 'buyer',
  summary: 'Returns a review link for a course that has started.',
  response: ReviewLink,
} as const satisfies Endpoint;

export const saveBrief = {
  route: 'PUT /order/brief',
  auth: 'buyer',
  summary: "Saves details that haven't been sent yet.",
  status: 204,
  body: Brief,
} as const satisfies Endpoint;

export const addOwnEntry = {
  route: 'POST /order/entries',
  auth: 'buyer',
  summary: 'Sends details, an answer, requested changes, an approval or a message.',
  body: BuyerEntryInput,
  response: OwnOrder,
  conditional: true,
  idempotent: true,
} as const satisfies Endpoint;

export const uploadOwnFile = {
  route: 'PUT /order/files/{id}',
  auth: 'buyer',
  summary:
    "Uploads a PDF or DOCX file under an id chosen by the caller. Repeating the upload doesn't store the file twice.",
  query: FileQuery,
  raw: fileBody,
  response: OwnOrder,
} as const satisfies Endpoint;

export const getOwnFile = {
  route: 'GET /order/files/{id}',
  auth: 'buyer',
  summary: "Downloads one of the order's files or drafts.",
  file: Object.values(fileMediaTypes),
} as const satisfies Endpoint;

export const deleteOwnFiles = {
  route: 'DELETE /order/files',
  auth: 'buyer',
  summary: "Deletes the buyer's files.",
  response: OwnOrder,
} as const satisfies Endpoint;

export const listOwnTimes = {
  route: 'GET /order/times',
  auth: 'buyer',
  summary: 'Lists the times at which a session of the order can start.',
  query: FreeTimesQuery,
  response: FreeTimes,
} as const satisfies Endpoint;

export const showOwnSessions = {
  route: 'GET /order/sessions',
  auth: 'buyer',
  summary: "Returns a page with the order's sessions and free times, whose forms work without JavaScript.",
  query: OwnSessionsQuery,
  file: ['text/html'],
} as const satisfies Endpoint;

const sessionsForm = {
  sent: '/api/order/sessions',
  notSent: '/api/order/sessions?refused=true',
} as const;

export const bookSession = {
  route: 'POST /order/bookings',
  auth: 'buyer',
  summary: 'Books a session of the order, or moves a booked session.',
  body: OwnBookingInput,
  form: sessionsForm,
  response: OwnOrder,
  idempotent: true,
} as const satisfies Endpoint;

export const changeOwnBooking = {
  route: 'POST /order/bookings/{id}',
  auth: 'buyer',
  summary: "Cancels a session, or asks for the price of a session that we've cancelled.",
  body: OwnBookingChange,
  form: sessionsForm,
  response: OwnOrder,
} as const satisfies Endpoint;

export const complainAboutOrder = {
  route: 'POST /order/complaints',
  auth: 'buyer',
  limit: attemptLimits.enquiry,
  summary: 'Creates a complaint about the order.',
  status: 201,
  body: ComplaintInput,
  response: CreatedComplaint,
  idempotent: true,
} as const satisfies Endpoint;
