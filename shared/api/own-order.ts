import { OpenedComplaint } from '../domain/enquiries/complaint.ts';
import { ComplaintInput } from '../domain/enquiries/complaint-input.ts';
import * as attemptLimits from '../domain/limits/attempts.ts';
import { OrderLinkAsked, OrderLinkInput, OrderSessionInput } from '../domain/orders/order-access.ts';
import { OwnOrder } from '../domain/work/bought-work.ts';
import { FileQuery } from '../domain/work/file-query.ts';
import { Brief } from '../domain/work/work-entry.ts';
import { BuyerEntryInput } from '../domain/work/work-entry-input.ts';
import type { Endpoint } from './endpoint.ts';
import { fileBody, fileMediaTypes } from './file-body.ts';

/** Calls of a buyer about one order: that of the session, which a link has opened. */

export const openOrderSession = {
  route: 'POST /orders/session',
  auth: 'public',
  limit: attemptLimits.orderLink,
  summary: 'Open an order with the link of a mail.',
  status: 204,
  body: OrderSessionInput,
} as const satisfies Endpoint;

export const endOrderSession = {
  route: 'DELETE /order/session',
  auth: 'customer',
  summary: 'Close the order on this device.',
  status: 204,
} as const satisfies Endpoint;

export const requestOrderLink = {
  route: 'POST /order-links',
  auth: 'public',
  limit: attemptLimits.orderLinkRequest,
  summary: 'Mail a buyer the links of the orders again. The answer is the same for every address.',
  status: 202,
  body: OrderLinkInput,
  response: OrderLinkAsked,
} as const satisfies Endpoint;

export const getOwnOrder = {
  route: 'GET /order',
  auth: 'customer',
  summary: 'Read the order of the session, with its work.',
  response: OwnOrder,
} as const satisfies Endpoint;

export const saveBrief = {
  route: 'PUT /order/brief',
  auth: 'customer',
  summary: 'Keep the details as far as they are typed.',
  status: 204,
  body: Brief,
} as const satisfies Endpoint;

export const addOwnEntry = {
  route: 'POST /order/entries',
  auth: 'customer',
  summary: 'Hand in the details, answer, ask for changes, approve, or write.',
  body: BuyerEntryInput,
  response: OwnOrder,
  conditional: true,
  idempotent: true,
} as const satisfies Endpoint;

export const uploadOwnFile = {
  route: 'PUT /order/files/{id}',
  auth: 'customer',
  summary: 'Hand in a PDF or a DOCX, under an id of the caller’s own: sent again, it is kept once.',
  query: FileQuery,
  raw: fileBody,
  response: OwnOrder,
} as const satisfies Endpoint;

export const getOwnFile = {
  route: 'GET /order/files/{id}',
  auth: 'customer',
  summary: 'Download a file or a draft of the order.',
  file: Object.values(fileMediaTypes),
} as const satisfies Endpoint;

export const deleteOwnFiles = {
  route: 'DELETE /order/files',
  auth: 'customer',
  summary: 'Delete the files that the buyer has handed in.',
  response: OwnOrder,
} as const satisfies Endpoint;

export const complainAboutOrder = {
  route: 'POST /order/complaints',
  auth: 'customer',
  limit: attemptLimits.enquiry,
  summary: 'Say that something is wrong with the order.',
  status: 201,
  body: ComplaintInput,
  response: OpenedComplaint,
  idempotent: true,
} as const satisfies Endpoint;
