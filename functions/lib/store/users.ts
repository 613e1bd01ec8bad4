import type { UserInput } from '#shared/domain/payment.ts';
import type { Creation } from './creation.ts';
import * as table from './table.ts';

/**
 *   pk     sk
 *   USER   <email in lower case>   the buyer
 *   USER   #<id>                   that the id was given out, and for what: keeps one Idempotency-Key to one body
 *
 * The first kind is unique by its key, and no email starts with `#`.
 */

/** The outcome of a registration. */
export type Registration = 'registered' | 'email taken' | 'id taken';

/** Registers a buyer once by email. Registering the same `id` with the same body again is no conflict. */
export async function register(user: UserInput, { id, fingerprint }: Creation): Promise<Registration> {
  // The claim comes first: a failure between the two writes leaves a claim that the repeat finds its own.
  if (!(await table.insertOnce({ pk: 'USER', sk: `#${id}`, fingerprint }))) return 'id taken';

  const place = { pk: 'USER', sk: user.email.toLowerCase() } as const;
  if (await table.insert({ ...place, id, ...user })) return 'registered';
  const registered = await table.find<{ id: string }>(place);
  return registered?.id === id ? 'registered' : 'email taken';
}
