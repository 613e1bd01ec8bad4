import * as z from 'zod/mini';
import { limits } from '../domain/limits/limits.ts';
import { OrderEmailInput, OrderLink } from '../domain/orders/order-access.ts';
import { optionalParagraphs } from '../domain/text/fields.ts';
import { WorkQuery, WorkRow, WorkSheet } from '../domain/work/bought-work.ts';
import { DocumentName, OwnerEntryInput } from '../domain/work/work-entry.ts';
import { endpoint } from './endpoint.ts';
import { fileBody } from './file-body.ts';

/** Calls of the owner about bought work, by the order's id. */

export const listWork = endpoint('GET /admin/work', {
  auth: 'admin',
  summary: 'Bought work: ours by what is due first, theirs by how long they are silent, or what is finished.',
  query: WorkQuery,
  response: WorkRow,
  list: 50,
});

export const getWork = endpoint('GET /admin/work/{id}', {
  auth: 'admin',
  summary: 'Read an order with its work as its buyer sees it.',
  response: WorkSheet,
});

export const addWorkEntry = endpoint('POST /admin/work/{id}/entries', {
  auth: 'admin',
  summary: 'Ask, write, note a call, hold, resume, withdraw a draft, or end a document.',
  body: OwnerEntryInput,
  response: WorkSheet,
  conditional: true,
  idempotent: true,
});

export const uploadDraft = endpoint('PUT /admin/work/{id}/drafts/{fileId}', {
  auth: 'admin',
  summary: 'Send a draft of a document, under an id of the caller’s own: sent again, it is one draft.',
  query: z.object({ document: DocumentName, note: optionalParagraphs('Note', limits.work.note) }),
  raw: fileBody,
  response: WorkSheet,
});

export const getWorkFile = endpoint('GET /admin/work/{id}/files/{fileId}', {
  auth: 'admin',
  summary: 'Download a file or a draft of an order.',
  status: 303,
});

export const correctOrderEmail = endpoint('PUT /admin/orders/{id}/email', {
  auth: 'admin',
  summary: 'Correct the address of an order, which revokes its links and mails a new one.',
  body: OrderEmailInput,
  response: WorkSheet,
  proof: true,
});

export const renewOrderLink = endpoint('POST /admin/orders/{id}/link', {
  auth: 'admin',
  summary: 'Revoke the links of an order, and make a new one to hand on.',
  response: OrderLink,
  proof: true,
});
