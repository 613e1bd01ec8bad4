import { exportedRows } from '../domain/limits/limits.ts';
import { AdminOrder, OrderQuery } from '../domain/orders/order.ts';
import { RefundInput } from '../domain/orders/refund-input.ts';
import { UnmatchedPayment } from '../domain/orders/unmatched-payment.ts';
import { CsvLine } from '../domain/text/fields.ts';
import type { Endpoint } from './endpoint.ts';

export const listOrders = {
  route: 'GET /admin/orders',
  auth: 'admin',
  summary: 'List the orders, newest first.',
  query: OrderQuery,
  response: AdminOrder,
  list: 50,
} as const satisfies Endpoint;

export const getOrder = {
  route: 'GET /admin/orders/{id}',
  auth: 'admin',
  summary: 'Read an order as the list of orders shows it.',
  response: AdminOrder,
} as const satisfies Endpoint;

export const exportOrders = {
  route: 'GET /admin/orders/export',
  auth: 'admin',
  summary: 'Export the orders as lines of a CSV file; the first page begins with the names of the columns.',
  query: OrderQuery,
  response: CsvLine,
  list: exportedRows,
  proof: true,
} as const satisfies Endpoint;

export const recheckOrder = {
  route: 'POST /admin/orders/{id}/recheck',
  auth: 'admin',
  summary: 'Ask Razorpay what it knows of an order.',
  response: AdminOrder,
} as const satisfies Endpoint;

export const refundOrder = {
  route: 'POST /admin/orders/{id}/refund',
  auth: 'admin',
  summary: 'Give a payment back, all of it or a part.',
  body: RefundInput,
  response: AdminOrder,
  idempotent: true,
  proof: true,
} as const satisfies Endpoint;

export const keepBothPayments = {
  route: 'POST /admin/orders/{id}/keep-both',
  auth: 'admin',
  summary: 'Settle a possible double payment: both orders are kept.',
  response: AdminOrder,
} as const satisfies Endpoint;

export const arrangeSeat = {
  route: 'POST /admin/orders/{id}/arranged',
  auth: 'admin',
  summary: 'Note that something else was agreed with the buyer of a paid order that found no seat left.',
  response: AdminOrder,
} as const satisfies Endpoint;

export const keepLatePayment = {
  route: 'POST /admin/orders/{id}/keep-late',
  auth: 'admin',
  summary: 'Keep a payment that came after its payment link was withdrawn or past its last day.',
  response: AdminOrder,
} as const satisfies Endpoint;

export const listUnmatchedPayments = {
  route: 'GET /admin/unmatched-payments',
  auth: 'admin',
  summary:
    'List the payments at Razorpay that no order of this site asked for, newest first, without the ignored ones.',
  response: UnmatchedPayment,
  list: 50,
} as const satisfies Endpoint;

export const ignoreUnmatchedPayment = {
  route: 'POST /admin/unmatched-payments/{id}/ignore',
  auth: 'admin',
  summary: 'Take a payment that no order of this site asked for out of the list.',
  status: 204,
} as const satisfies Endpoint;
