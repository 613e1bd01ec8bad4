import { attemptLimits } from '../domain/attempts.ts';
import { Created } from '../domain/fields.ts';
import { UserInput } from '../domain/payment.ts';
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
