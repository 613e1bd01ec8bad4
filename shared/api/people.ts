import { attemptLimits } from '../domain/limits/attempts.ts';
import { UserInput } from '../domain/orders/payment.ts';
import { Person, PersonInput } from '../domain/search/person.ts';
import { Created } from '../domain/text/fields.ts';
import { endpoint } from './endpoint.ts';

export const createUser = endpoint('POST /user', {
  auth: 'public',
  limit: attemptLimits.user,
  summary: 'Register a buyer. An email that is registered already answers 409.',
  status: 201,
  body: UserInput,
  response: Created,
  idempotent: true,
});

export const getPerson = endpoint('POST /admin/person', {
  auth: 'admin',
  summary: 'Read everything that stands under an e-mail address, in one line of time.',
  reads: true,
  body: PersonInput,
  response: Person,
});
