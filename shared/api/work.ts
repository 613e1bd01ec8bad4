import { OrderEmailInput, OrderLink } from '../domain/orders/order-access.ts';
import { WorkDetail, WorkQuery, WorkRow } from '../domain/work/bought-work.ts';
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
  summary: 'Returns an order and its work as the buyer sees it.',
  response: WorkDetail,
} as const satisfies Endpoint;

export const addWorkEntry = {
  route: 'POST /admin/work/{id}/entries',
  auth: 'admin',
  summary:
    "Adds a question, a message, a call, details, a hold, a withdrawn draft or a cancelled document to an order's work.",
  body: AdminEntryInput,
  response: WorkDetail,
  conditional: true,
  idempotent: true,
} as const satisfies Endpoint;

export const uploadDraft = {
  route: 'PUT /admin/work/{id}/drafts/{fileId}',
  auth: 'admin',
  summary: 'Sends a draft under an id chosen by the caller. Repeated uploads send it only once.',
  query: DraftQuery,
  raw: fileBody,
  response: WorkDetail,
} as const satisfies Endpoint;

export const getWorkFile = {
  route: 'GET /admin/work/{id}/files/{fileId}',
  auth: 'admin',
  summary: 'Downloads a file or draft of an order.',
  file: Object.values(fileMediaTypes),
} as const satisfies Endpoint;

export const correctOrderEmail = {
  route: 'PUT /admin/orders/{id}/email',
  auth: 'admin',
  summary: 'Corrects the email address of an order, revokes its links and emails a new link.',
  body: OrderEmailInput,
  response: WorkDetail,
  proof: true,
} as const satisfies Endpoint;

export const renewOrderLink = {
  route: 'POST /admin/orders/{id}/link',
  auth: 'admin',
  summary: 'Revokes the links of an order and returns a new link to share.',
  response: OrderLink,
  proof: true,
} as const satisfies Endpoint;
