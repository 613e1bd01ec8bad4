import * as z from 'zod/mini';
import { exportedRows } from '../domain/limits/limits.ts';
import { AdminOrder, OrderQuery, RefundInput } from '../domain/orders/order.ts';
import { UnmatchedPayment } from '../domain/orders/unmatched-payment.ts';
import { endpoint } from './endpoint.ts';

export const listOrders = endpoint('GET /admin/orders', {
  auth: 'admin',
  summary: 'Orders, newest first.',
  query: OrderQuery,
  response: AdminOrder,
  list: 50,
});

export const getOrder = endpoint('GET /admin/orders/{id}', {
  auth: 'admin',
  summary: 'Read an order as the list of orders shows it.',
  response: AdminOrder,
});

export const exportOrders = endpoint('GET /admin/orders/export', {
  auth: 'admin',
  summary: 'The orders as lines of a CSV file; the first page begins with the names of the columns.',
  query: OrderQuery,
  response: z.string(),
  list: exportedRows,
  proof: true,
});

export const recheckOrder = endpoint('POST /admin/orders/{id}/recheck', {
  auth: 'admin',
  summary: 'Ask Razorpay what it knows of an order.',
  response: AdminOrder,
});

export const refundOrder = endpoint('POST /admin/orders/{id}/refund', {
  auth: 'admin',
  summary: 'Give a payment back, all of it or a part.',
  body: RefundInput,
  response: AdminOrder,
  idempotent: true,
  proof: true,
});

export const listUnmatchedPayments = endpoint('GET /admin/unmatched-payments', {
  auth: 'admin',
  summary:
    'Payments at Razorpay that no order of this site asked for, newest first, without the ignored ones.',
  response: UnmatchedPayment,
  list: 50,
});

export const ignoreUnmatchedPayment = endpoint('POST /admin/unmatched-payments/{id}/ignore', {
  auth: 'admin',
  summary: 'Take a payment that no order of this site asked for out of the list.',
  status: 204,
});
