import * as z from 'zod/mini';
import { attemptLimits } from '../domain/limits/attempts.ts';
import { exportedRows } from '../domain/limits/limits.ts';
import { AdminOrder, OrderQuery, PublicOrder, RefundInput } from '../domain/orders/order.ts';
import {
  CourseOrderInput,
  Order,
  OrderInput,
  Verification,
  VerificationInput,
} from '../domain/orders/payment.ts';
import { UnmatchedPayment } from '../domain/orders/unmatched-payment.ts';
import { endpoint } from './endpoint.ts';

export const createOrder = endpoint('POST /create-order', {
  auth: 'public',
  limit: attemptLimits.order,
  summary:
    'Open an order for a listed price. An open one of the same buyer for the same plan is answered again.',
  status: 201,
  body: OrderInput,
  response: Order,
  idempotent: true,
});

export const orderCourse = endpoint('POST /courses/{id}/orders', {
  auth: 'public',
  limit: attemptLimits.order,
  summary:
    'Open an order for a place in a course that is paid online. An open one of the same buyer is answered again.',
  status: 201,
  body: CourseOrderInput,
  response: Order,
  idempotent: true,
});

export const verifyPayment = endpoint('POST /verify', {
  auth: 'public',
  limit: attemptLimits.verification,
  summary: 'Prove a payment with the signature that the checkout received.',
  body: VerificationInput,
  response: Verification,
});

export const receiveWebhook = endpoint('POST /webhooks/razorpay', {
  auth: 'public',
  summary: "Razorpay's word on a payment, signed over the bytes of the body.",
  status: 204,
  raw: { mediaTypes: ['application/json'], headers: ['x-razorpay-signature'] },
});

export const returnFromCheckout = endpoint('POST /payments/return', {
  auth: 'public',
  summary: 'Where a checkout that took over the whole window sends the buyer back to.',
  status: 303,
  raw: { mediaTypes: ['application/x-www-form-urlencoded'] },
});

export const getOrderStatus = endpoint('GET /orders/{id}/status', {
  auth: 'public',
  limit: attemptLimits.orderStatus,
  summary: 'What became of an order, and nothing about its buyer.',
  response: PublicOrder,
});

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
