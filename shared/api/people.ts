import * as attemptLimits from '../domain/limits/attempts.ts';
import { UserInput } from '../domain/orders/order-input.ts';
import { Person, PersonInput } from '../domain/search/person.ts';
import { Created } from '../domain/text/fields.ts';
import type { Endpoint } from './endpoint.ts';

export const createUser = {
  route: 'POST /user',
  auth: 'public',
  limit: attemptLimits.user,
  summary: 'Register a buyer. An email that is registered already answers 409.',
  status: 201,
  body: UserInput,
  response: Created,
  idempotent: true,
} as const satisfies Endpoint;

export const getPerson = {
  route: 'POST /admin/person',
  auth: 'admin',
  summary: 'Read everything that is stored under an e-mail address, latest first.',
  reads: true,
  body: PersonInput,
  response: Person,
} as const satisfies Endpoint;
