import * as attemptLimits from '../domain/limits/attempts.ts';
import { UserInput } from '../domain/orders/order-input.ts';
import { Customer, CustomerInput } from '../domain/search/customer.ts';
import { Created } from '../domain/text/fields.ts';
import type { Endpoint } from './endpoint.ts';

export const createUser = {
  route: 'POST /user',
  auth: 'public',
  limit: attemptLimits.user,
  summary: 'Registers a buyer. Returns 409 if the email is already registered.',
  status: 201,
  body: UserInput,
  response: Created,
  idempotent: true,
} as const satisfies Endpoint;

export const getCustomer = {
  route: 'POST /admin/person',
  auth: 'admin',
  summary: 'Returns everything stored for an email address, newest first.',
  reads: true,
  body: CustomerInput,
  response: Customer,
} as const satisfies Endpoint;
