import { attemptLimits } from '../domain/limits/attempts.ts';
import { Order } from '../domain/orders/payment.ts';
import {
  AskedPayment,
  OtherPaymentInput,
  PayInput,
  PaymentLink,
  PaymentLinkInput,
  PayOrderInput,
} from '../domain/payment-links/payment-link.ts';
import { endpoint } from './endpoint.ts';

export const createPaymentLink = endpoint('POST /admin/payment-links', {
  auth: 'admin',
  summary: 'Ask somebody for money: for a course, a plan, or words and an amount.',
  status: 201,
  body: PaymentLinkInput,
  response: PaymentLink,
  idempotent: true,
});

export const listPaymentLinks = endpoint('GET /admin/payment-links', {
  auth: 'admin',
  summary: 'Payment links, newest first.',
  response: PaymentLink,
  list: 50,
});

export const withdrawPaymentLink = endpoint('POST /admin/payment-links/{id}/withdraw', {
  auth: 'admin',
  summary: 'Take a payment link back, so that nobody can pay it.',
  response: PaymentLink,
});

export const recordOtherPayment = endpoint('POST /admin/payment-links/{id}/paid', {
  auth: 'admin',
  summary: 'Record that a payment link was paid in cash or by transfer.',
  body: OtherPaymentInput,
  response: PaymentLink,
  proof: true,
});

export const openPaymentLink = endpoint('POST /pay', {
  auth: 'public',
  limit: attemptLimits.orderLink,
  summary: 'Read what a payment link is for.',
  body: PayInput,
  response: AskedPayment,
});

export const payPaymentLink = endpoint('POST /pay/order', {
  auth: 'public',
  limit: attemptLimits.order,
  summary: 'Open the order of a payment link. An open one of it is answered again.',
  status: 201,
  body: PayOrderInput,
  response: Order,
  idempotent: true,
});
