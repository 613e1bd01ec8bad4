import { Created } from '../domain/fields.ts';
import { Order, OrderInput, UserInput, Verification, VerificationInput } from '../domain/payment.ts';
import { endpoint } from './endpoint.ts';

export const createUser = endpoint('POST /user', {
  auth: 'public',
  summary: 'Register a buyer. An email that is registered already answers 409.',
  status: 201,
  body: UserInput,
  response: Created,
  idempotent: true,
});

export const createOrder = endpoint('POST /create-order', {
  auth: 'public',
  summary:
    'Open an order for a listed price. An open one of the same buyer for the same plan is answered again.',
  status: 201,
  body: OrderInput,
  response: Order,
  idempotent: true,
});

export const verifyPayment = endpoint('POST /verify', {
  auth: 'public',
  summary: 'Prove a payment with the signature that the checkout received.',
  body: VerificationInput,
  response: Verification,
});

export const receiveWebhook = endpoint('POST /webhooks/razorpay', {
  auth: 'public',
  summary: "Razorpay's word on a payment, signed over the bytes of the body.",
  status: 204,
  raw: { mediaType: 'application/json', headers: ['x-razorpay-signature'] },
});

export const returnFromCheckout = endpoint('POST /payments/return', {
  auth: 'public',
  summary: 'Where a checkout that took over the whole window sends the buyer back to.',
  status: 303,
  raw: { mediaType: 'application/x-www-form-urlencoded' },
});
