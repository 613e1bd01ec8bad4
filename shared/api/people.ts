import { attemptLimits } from '../domain/limits/attempts.ts';
import { UserInput } from '../domain/orders/payment.ts';
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
