import {
  AdminBookingChange,
  BookingInput,
  FreeTimes,
  FreeTimesQuery,
} from '../domain/coaching/booking-event.ts';
import { OrderEmailInput } from '../domain/orders/order-access.ts';
import { WorkDetail, WorkQuery, WorkRow } from '../domain/work/work-detail.ts';
import { AdminEntryInput, DraftQuery } from '../domain/work/work-entry-input.ts';
import type { Endpoint } from './endpoint.ts';
import { fileBody, fileMediaTypes } from './file-body.ts';

export const listWork = {
  route: 'GET /admin/work',
  auth: 'admin',
  summary:
    'Lists work that is waiting for us (earliest deadline first), waiting for the buyer (longest silence first), or finished (newest first).',
  query: WorkQuery,
  response: WorkRow,
  list: 50,
} as const satisfies Endpoint;

export const getWork = {
  route: 'GET /admin/work/{id}',
  auth: 'admin',
  summary: 'Returns an order and its work as the buyer sees them.',
  response: WorkDetail,
} as const satisfies Endpoint;

export const addWorkEntry = {
  route: 'POST /admin/work/{id}/entries',
  auth: 'admin',
  summary:
    "Records a question, a message, a call, the buyer's details, a hold, a withdrawn draft or a cancelled document.",
  body: AdminEntryInput,
  response: WorkDetail,
  conditional: true,
  idempotent: true,
} as const satisfies Endpoint;

export const uploadDraft = {
  route: 'PUT /admin/work/{id}/drafts/{fileId}',
  auth: 'admin',
  summary: "Sends a draft under an id chosen by the caller. Repeating the upload doesn't send it twice.",
  query: DraftQuery,
  raw: fileBody,
  response: WorkDetail,
} as const satisfies Endpoint;

export const listWorkTimes = {
  route: 'GET /admin/work/{id}/times',
  auth: 'admin',
  summary: 'Lists the times at which a session of an order can start.',
  query: FreeTimesQuery,
  response: FreeTimes,
} as const satisfies Endpoint;

export const bookForBuyer = {
  route: 'POST /admin/work/{id}/bookings',
  auth: 'admin',
  summary: "Books a session of an order, or moves a booked session, also outside the coach's weekly hours.",
  body: BookingInput,
  response: WorkDetail,
  idempotent: true,
} as const satisfies Endpoint;

export const changeBooking = {
  route: 'POST /admin/work/{id}/bookings/{bookingId}',
  auth: 'admin',
  summary:
    'Cancels a session, gives it back, marks it as forfeited or missed, or settles a refund the buyer asked for.',
  body: AdminBookingChange,
  response: WorkDetail,
} as const satisfies Endpoint;

export const getWorkFile = {
  route: 'GET /admin/work/{id}/files/{fileId}',
  auth: 'admin',
  summary: "Downloads one of an order's files or drafts.",
  file: Object.values(fileMediaTypes),
} as const satisfies Endpoint;

export const correctOrderEmail = {
  route: 'PUT /admin/orders/{id}/email',
  auth: 'admin',
  summary: "Corrects an order's email address, revokes its links and emails a new one.",
  body: OrderEmailInput,
  response: WorkDetail,
  proof: true,
} as const satisfies Endpoint;
