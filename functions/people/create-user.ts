import { createUser } from '#shared/api/people.ts';
import { conflict, keyReused } from '../lib/errors.ts';
import { tooManyRequests } from '../lib/http/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as throttle from '../lib/store/throttle.ts';
import * as users from '../lib/store/users.ts';

export const handler = handle(createUser, async ({ body, creation, address }) => {
  // The answer tells whether an email is registered: a list of them must not be asked for.
  const wait = await throttle.attempt({ action: 'user', address, most: 20 });
  if (wait) throw tooManyRequests('Too many registrations from here. Please try again later.', wait);

  const registration = await users.register(body, creation);
  if (registration === 'id taken') throw keyReused();
  if (registration === 'email taken') throw conflict('This email is registered already.');
  return { id: creation.id };
});
