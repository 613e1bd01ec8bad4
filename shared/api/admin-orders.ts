import { exportedRows } from '../domain/limits/limits.ts';
import { AdminOrder, OrderQuery } from '../domain/orders/order.ts';
import { OrderLink } from '../domain/orders/order-access.ts';
import { RefundInput } from '../domain/orders/refund-input.ts';
import { UnmatchedPayment } from '../domain/orders/unmatched-payment.ts';
import { CsvLine } from '../domain/text/fields.ts';
import type { Endpoint } from './endpoint.ts';

export const listOrders = {
  route: 'GET /admin/orders',
  auth: 'admin',
  summary: 'Lists orders, newest first.',
  query: OrderQuery,
  response: AdminOrder,
  list: 50,
} as const satisfies Endpoint;

export const getOrder = {
  route: 'GET /admin/orders/{id}',
  auth: 'admin',
  summary: 'Returns an order.',
  response: AdminOrder,
} as const satisfies Endpoint;

export const exportOrders = {
  route: 'GET /admin/orders/export',
  auth: 'admin',
  summary: 'Exports orders as CSV lines. The first page starts with a header line.',
  query: OrderQuery,
  response: CsvLine,
  list: exportedRows,
  proof: true,
} as const satisfies Endpoint;

export const recheckOrder = {
  route: 'POST /admin/orders/{id}/recheck',
  auth: 'admin',
  summary: "Checks the status of an order's payments with Razorpay.",
  response: AdminOrder,
} as const satisfies Endpoint;

export const refundOrder = {
  route: 'POST /admin/orders/{id}/refund',
  auth: 'admin',
  summary: 'Refunds all or part of a payment.',
  body: RefundInput,
  response: AdminOrder,
  idempotent: true,
  proof: true,
} as const satisfies Endpoint;

export const keepBothPayments = {
  route: 'POST /admin/orders/{id}/keep-both',
  auth: 'admin',
  summary: 'Resolves a possible double payment by keeping both payments.',
  response: AdminOrder,
} as const satisfies Endpoint;

export const arrangeSeat = {
  route: 'POST /admin/orders/{id}/arranged',
  auth: 'admin',
  summary: "Records an alternative arrangement with a buyer who paid but didn't get a seat.",
  response: AdminOrder,
} as const satisfies Endpoint;

export const keepLatePayment = {
  route: 'POST /admin/orders/{id}/keep-late',
  auth: 'admin',
  summary: 'Keeps a payment that was made after its payment link had expired or been withdrawn.',
  response: AdminOrder,
} as const satisfies Endpoint;

export const listUnmatchedPayments = {
  route: 'GET /admin/unmatched-payments',
  auth: 'admin',
  summary: "Lists Razorpay payments that don't match any order and haven't been ignored, newest first.",
  response: UnmatchedPayment,
  list: 50,
} as const satisfies Endpoint;

export const ignoreUnmatchedPayment = {
  route: 'POST /admin/unmatched-payments/{id}/ignore',
  auth: 'admin',
  summary: "Ignores a payment that doesn't match any order.",
  status: 204,
} as const satisfies Endpoint;

export const renewOrderLink = {
  route: 'POST /admin/orders/{id}/link',
  auth: 'admin',
  summary: "Revokes an order's links and returns a new one to share.",
  response: OrderLink,
  proof: true,
} as const satisfies Endpoint;
