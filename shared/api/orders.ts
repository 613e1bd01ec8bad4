import { CoachingOrderInput } from '../domain/coaching/offer.ts';
import * as attemptLimits from '../domain/limits/attempts.ts';
import { PublicOrder } from '../domain/orders/order.ts';
import { CourseOrderInput, OrderInput, VerificationInput } from '../domain/orders/order-input.ts';
import { Order, Verification } from '../domain/orders/payment.ts';
import type { Endpoint } from './endpoint.ts';

export const createOrder = {
  route: 'POST /create-order',
  auth: 'public',
  limit: attemptLimits.order,
  summary: "Creates an order for a listed price, or returns the buyer's open order for it.",
  status: 201,
  body: OrderInput,
  response: Order,
  idempotent: true,
} as const satisfies Endpoint;

export const orderCourse = {
  route: 'POST /courses/{id}/orders',
  auth: 'public',
  limit: attemptLimits.order,
  summary: "Creates an order for a seat in a course, or returns the buyer's open order for it.",
  status: 201,
  body: CourseOrderInput,
  response: Order,
  idempotent: true,
} as const satisfies Endpoint;

export const orderCoaching = {
  route: 'POST /coaching/offers/{id}/orders',
  auth: 'public',
  limit: attemptLimits.coachingOrder,
  summary: "Creates an order for coaching sessions, or returns the buyer's open order for them.",
  status: 201,
  body: CoachingOrderInput,
  response: Order,
  idempotent: true,
} as const satisfies Endpoint;

export const verifyPayment = {
  route: 'POST /verify',
  auth: 'public',
  limit: attemptLimits.verification,
  summary: 'Verifies a payment with the signature from the checkout.',
  body: VerificationInput,
  response: Verification,
} as const satisfies Endpoint;

export const receiveWebhook = {
  route: 'POST /webhooks/razorpay',
  auth: 'public',
  summary: 'Receives a Razorpay event, whose signature covers the raw body.',
  status: 204,
  raw: { mediaTypes: ['application/json'], headers: ['x-razorpay-signature'] },
} as const satisfies Endpoint;

export const returnFromCheckout = {
  route: 'POST /payments/return',
  auth: 'public',
  summary: 'Redirects a buyer back to the site from a full-page checkout.',
  status: 303,
  raw: { mediaTypes: ['application/x-www-form-urlencoded'] },
} as const satisfies Endpoint;

export const getOrderStatus = {
  route: 'GET /orders/{id}/status',
  auth: 'public',
  limit: attemptLimits.orderStatus,
  summary: 'Returns the status of an order, without personal data.',
  response: PublicOrder,
} as const satisfies Endpoint;
