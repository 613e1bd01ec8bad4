import { OrderEmailInput, OrderLink } from '../domain/orders/order-access.ts';
import { WorkQuery, WorkRow, WorkSheet } from '../domain/work/bought-work.ts';
import { DraftQuery, OwnerEntryInput } from '../domain/work/work-entry-input.ts';
import type { Endpoint } from './endpoint.ts';
import { fileBody, fileMediaTypes } from './file-body.ts';

/** Calls of the owner about bought work, by the order's id. */

export const listWork = {
  route: 'GET /admin/work',
  auth: 'admin',
  summary:
    'List bought work: ours by what is due first, the buyers’ by how long they are silent, or what is finished.',
  query: WorkQuery,
  response: WorkRow,
  list: 50,
} as const satisfies Endpoint;

export const getWork = {
  route: 'GET /admin/work/{id}',
  auth: 'admin',
  summary: 'Read an order with its work as its buyer sees it.',
  response: WorkSheet,
} as const satisfies Endpoint;

export const addWorkEntry = {
  route: 'POST /admin/work/{id}/entries',
  auth: 'admin',
  summary: 'Ask, write, note a call, hold, resume, withdraw a draft, or end a document.',
  body: OwnerEntryInput,
  response: WorkSheet,
  conditional: true,
  idempotent: true,
} as const satisfies Endpoint;

export const uploadDraft = {
  route: 'PUT /admin/work/{id}/drafts/{fileId}',
  auth: 'admin',
  summary: 'Send a draft of a document, under an id of the caller’s own: sent again, it is one draft.',
  query: DraftQuery,
  raw: fileBody,
  response: WorkSheet,
} as const satisfies Endpoint;

export const getWorkFile = {
  route: 'GET /admin/work/{id}/files/{fileId}',
  auth: 'admin',
  summary: 'Download a file or a draft of an order.',
  file: Object.values(fileMediaTypes),
} as const satisfies Endpoint;

export const correctOrderEmail = {
  route: 'PUT /admin/orders/{id}/email',
  auth: 'admin',
  summary: 'Correct the address of an order, which revokes its links and mails a new one.',
  body: OrderEmailInput,
  response: WorkSheet,
  proof: true,
} as const satisfies Endpoint;

export const renewOrderLink = {
  route: 'POST /admin/orders/{id}/link',
  auth: 'admin',
  summary: 'Revoke the links of an order, and make a new one to hand on.',
  response: OrderLink,
  proof: true,
} as const satisfies Endpoint;
