import * as attemptLimits from '../domain/limits/attempts.ts';
import { Order } from '../domain/orders/payment.ts';
import {
  AskedPayment,
  OtherPaymentInput,
  PayInput,
  PaymentLink,
  PaymentLinkInput,
  PayOrderInput,
} from '../domain/payment-links/payment-link.ts';
import type { Endpoint } from './endpoint.ts';

export const createPaymentLink = {
  route: 'POST /admin/payment-links',
  auth: 'admin',
  summary: 'Ask somebody for money: for a course, a plan, or words and an amount.',
  status: 201,
  body: PaymentLinkInput,
  response: PaymentLink,
  idempotent: true,
} as const satisfies Endpoint;

export const listPaymentLinks = {
  route: 'GET /admin/payment-links',
  auth: 'admin',
  summary: 'List the payment links, newest first.',
  response: PaymentLink,
  list: 50,
} as const satisfies Endpoint;

export const withdrawPaymentLink = {
  route: 'POST /admin/payment-links/{id}/withdraw',
  auth: 'admin',
  summary: 'Take a payment link back, so that nobody can pay it.',
  response: PaymentLink,
} as const satisfies Endpoint;

export const recordOtherPayment = {
  route: 'POST /admin/payment-links/{id}/paid',
  auth: 'admin',
  summary: 'Record that a payment link was paid in cash or by transfer.',
  body: OtherPaymentInput,
  response: PaymentLink,
  proof: true,
} as const satisfies Endpoint;

export const openPaymentLink = {
  route: 'POST /pay',
  auth: 'public',
  limit: attemptLimits.orderLink,
  summary: 'Read what a payment link is for.',
  body: PayInput,
  response: AskedPayment,
} as const satisfies Endpoint;

export const payPaymentLink = {
  route: 'POST /pay/order',
  auth: 'public',
  limit: attemptLimits.order,
  summary: 'Open an order for a payment link, or answer the order that is open for it.',
  status: 201,
  body: PayOrderInput,
  response: Order,
  idempotent: true,
} as const satisfies Endpoint;
