import { createUser } from '#shared/api/customers.ts';
import { conflict, keyReused } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as users from '../store.ts';

export const handler = handle(createUser, async ({ body, creation }) => {
  const registration = await users.register(body, creation);
  if (registration === 'id taken') throw keyReused();
  if (registration === 'email taken') throw conflict('This email is already registered.');
  return { id: creation.id };
});
