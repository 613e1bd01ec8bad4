import * as z from 'zod/mini';
import { ComplaintInput } from '../domain/enquiries/complaint.ts';
import { attemptLimits } from '../domain/limits/attempts.ts';
import { OrderLinkInput, OrderSessionInput } from '../domain/orders/order-access.ts';
import { Created } from '../domain/text/fields.ts';
import { OwnOrder } from '../domain/work/bought-work.ts';
import { Brief, BuyerEntryInput } from '../domain/work/work-entry.ts';
import { endpoint } from './endpoint.ts';
import { fileBody } from './file-body.ts';

/** Calls of a buyer about one order: the one of the session that a link has opened. */

export const openOrderSession = endpoint('POST /orders/session', {
  auth: 'public',
  limit: attemptLimits.orderLink,
  summary: 'Open an order with the link of a mail.',
  status: 204,
  body: OrderSessionInput,
});

export const endOrderSession = endpoint('DELETE /order/session', {
  auth: 'customer',
  summary: 'Close the order on this device.',
  status: 204,
});

export const requestOrderLink = endpoint('POST /order-links', {
  auth: 'public',
  limit: attemptLimits.orderLinkRequest,
  summary: 'Have the links of one’s orders mailed again. The answer tells nothing about an address.',
  status: 202,
  body: OrderLinkInput,
  response: z.object({}),
});

export const getOwnOrder = endpoint('GET /order', {
  auth: 'customer',
  summary: 'Read the order of the session, with its work.',
  response: OwnOrder,
});

export const saveBrief = endpoint('PUT /order/brief', {
  auth: 'customer',
  summary: 'Keep the details as far as they are typed.',
  status: 204,
  body: Brief,
});

export const addOwnEntry = endpoint('POST /order/entries', {
  auth: 'customer',
  summary: 'Hand in the details, answer, ask for changes, approve, or write.',
  body: BuyerEntryInput,
  response: OwnOrder,
  conditional: true,
  idempotent: true,
});

export const uploadOwnFile = endpoint('PUT /order/files/{id}', {
  auth: 'customer',
  summary: 'Hand in a PDF or a DOCX, under an id of the caller’s own: sent again, it is kept once.',
  raw: fileBody,
  response: OwnOrder,
});

export const getOwnFile = endpoint('GET /order/files/{id}', {
  auth: 'customer',
  summary: 'Download a file or a draft of the order.',
  status: 303,
});

export const deleteOwnFiles = endpoint('DELETE /order/files', {
  auth: 'customer',
  summary: 'Delete the files that the buyer has handed in.',
  response: OwnOrder,
});

export const complainAboutOrder = endpoint('POST /order/complaints', {
  auth: 'customer',
  limit: attemptLimits.enquiry,
  summary: 'Say that something is wrong with the order.',
  status: 201,
  body: ComplaintInput,
  response: z.extend(Created, { ticket: z.string() }),
  idempotent: true,
});
