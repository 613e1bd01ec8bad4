import * as attemptLimits from '../domain/limits/attempts.ts';
import { Order } from '../domain/orders/payment.ts';
import {
  OfflinePaymentInput,
  PayInput,
  PaymentLink,
  PaymentLinkInput,
  PayOrderInput,
  PublicPaymentLink,
} from '../domain/payment-links/payment-link.ts';
import type { Endpoint } from './endpoint.ts';

export const createPaymentLink = {
  route: 'POST /admin/payment-links',
  auth: 'admin',
  summary: 'Creates a payment link for a course, a plan or anything else that you describe.',
  status: 201,
  body: PaymentLinkInput,
  response: PaymentLink,
  idempotent: true,
} as const satisfies Endpoint;

export const listPaymentLinks = {
  route: 'GET /admin/payment-links',
  auth: 'admin',
  summary: 'Lists payment links, newest first.',
  response: PaymentLink,
  list: 50,
} as const satisfies Endpoint;

export const withdrawPaymentLink = {
  route: 'POST /admin/payment-links/{id}/withdraw',
  auth: 'admin',
  summary: 'Withdraws a payment link so that it can no longer be paid.',
  response: PaymentLink,
} as const satisfies Endpoint;

export const recordOfflinePayment = {
  route: 'POST /admin/payment-links/{id}/paid',
  auth: 'admin',
  summary: 'Records that a payment link was paid in cash or by bank transfer.',
  body: OfflinePaymentInput,
  response: PaymentLink,
  proof: true,
} as const satisfies Endpoint;

export const openPaymentLink = {
  route: 'POST /pay',
  auth: 'public',
  limit: attemptLimits.orderLink,
  summary: 'Returns what a payment link is for, its amount and its state.',
  body: PayInput,
  response: PublicPaymentLink,
} as const satisfies Endpoint;

export const payPaymentLink = {
  route: 'POST /pay/order',
  auth: 'public',
  limit: attemptLimits.order,
  summary: "Creates an order for a payment link, or returns the link's open order.",
  status: 201,
  body: PayOrderInput,
  response: Order,
  idempotent: true,
} as const satisfies Endpoint;
