import * as attemptLimits from '../domain/limits/attempts.ts';
import { PublicOrder } from '../domain/orders/order.ts';
import { CourseOrderInput, OrderInput, VerificationInput } from '../domain/orders/order-input.ts';
import { Order, Verification } from '../domain/orders/payment.ts';
import type { Endpoint } from './endpoint.ts';

export const createOrder = {
  route: 'POST /create-order',
  auth: 'public',
  limit: attemptLimits.order,
  summary: 'Open an order for a listed price, or answer the order that the same buyer has open for it.',
  status: 201,
  body: OrderInput,
  response: Order,
  idempotent: true,
} as const satisfies Endpoint;

export const orderCourse = {
  route: 'POST /courses/{id}/orders',
  auth: 'public',
  limit: attemptLimits.order,
  summary: 'Open an order for a place in a course, or answer the order that the same buyer has open for it.',
  status: 201,
  body: CourseOrderInput,
  response: Order,
  idempotent: true,
} as const satisfies Endpoint;

export const verifyPayment = {
  route: 'POST /verify',
  auth: 'public',
  limit: attemptLimits.verification,
  summary: 'Prove a payment with the signature that the checkout received.',
  body: VerificationInput,
  response: Verification,
} as const satisfies Endpoint;

export const receiveWebhook = {
  route: 'POST /webhooks/razorpay',
  auth: 'public',
  summary: "Take an event of Razorpay's, which signs the bytes of the body.",
  status: 204,
  raw: { mediaTypes: ['application/json'], headers: ['x-razorpay-signature'] },
} as const satisfies Endpoint;

export const returnFromCheckout = {
  route: 'POST /payments/return',
  auth: 'public',
  summary: 'Take a buyer back from a checkout that took over the whole window.',
  status: 303,
  raw: { mediaTypes: ['application/x-www-form-urlencoded'] },
} as const satisfies Endpoint;

export const getOrderStatus = {
  route: 'GET /orders/{id}/status',
  auth: 'public',
  limit: attemptLimits.orderStatus,
  summary: 'Read what became of an order, without anything about its buyer.',
  response: PublicOrder,
} as const satisfies Endpoint;
