import { OrderEmailInput, OrderLink } from '../domain/orders/order-access.ts';
import { WorkDetail, WorkQuery, WorkRow } from '../domain/work/bought-work.ts';
import { DraftQuery, OwnerEntryInput } from '../domain/work/work-entry-input.ts';
import type { Endpoint } from './endpoint.ts';
import { fileBody, fileMediaTypes } from './file-body.ts';

/** Calls of the owner about work, by order id. */

export const listWork = {
  route: 'GET /admin/work',
  auth: 'admin',
  summary: "Lists work: ours by deadline, the buyers' by how long they've been silent, or finished work.",
  query: WorkQuery,
  response: WorkRow,
  list: 50,
} as const satisfies Endpoint;

export const getWork = {
  route: 'GET /admin/work/{id}',
  auth: 'admin',
  summary: 'Returns an order with its work as its buyer sees it.',
  response: WorkDetail,
} as const satisfies Endpoint;

export const addWorkEntry = {
  route: 'POST /admin/work/{id}/entries',
  auth: 'admin',
  summary: 'Asks, writes, logs a call, holds, resumes, withdraws a draft, or cancels a document.',
  body: OwnerEntryInput,
  response: WorkDetail,
  conditional: true,
  idempotent: true,
} as const satisfies Endpoint;

export const uploadDraft = {
  route: 'PUT /admin/work/{id}/drafts/{fileId}',
  auth: 'admin',
  summary: 'Sends a draft under an id chosen by the caller. A repeat creates only one draft.',
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
  summary: 'Corrects the email address of an order, revokes its links and emails a new one.',
  body: OrderEmailInput,
  response: WorkDetail,
  proof: true,
} as const satisfies Endpoint;

export const renewOrderLink = {
  route: 'POST /admin/orders/{id}/link',
  auth: 'admin',
  summary: 'Revokes the links of an order and returns a new one to share.',
  response: OrderLink,
  proof: true,
} as const satisfies Endpoint;
