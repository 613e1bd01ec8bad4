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
  summary: 'Open an order for a listed price.',
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
