import { createHash } from 'node:crypto';
import { expiryTime, retention } from '#shared/domain/limits/retention.ts';
import type { UserInput } from '#shared/domain/orders/order-input.ts';
import type { Creation } from '../platform/table/creation.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk     sk                        ttl
 *   USER   <SHA-256 of the email>    the buyer; the email is lower-cased before hashing
 *   USER   #<id>                     claims an ID for one request body, using its fingerprint
 *
 * A hash never begins with `#`.
 */

type Registration = 'registered' | 'email taken' | 'id taken';

/** Also succeeds if the same `id` and body have already been registered. */
export async function register(
  user: UserInput,
  { id, fingerprint }: Creation,
  now = Date.now(),
): Promise<Registration> {
  const ttl = expiryTime(now, retention.userDays);
  // The claim is written first. If the second write fails, a retry finds its own claim.
  if (!(await table.insertOnce({ pk: 'USER', sk: `#${id}`, fingerprint, ttl }))) return 'id taken';

  const email = user.email.toLowerCase();
  // Overwrites a registration that has expired but that DynamoDB hasn't deleted yet.
  const registered = await table.change(key(hashOf(email)), {
    set: { id, ...user, ttl },
    condition: 'attribute_not_exists(#id) OR #ttl < :now',
    values: { now: Math.floor(now / 1000) },
  });
  if (registered) return 'registered';
  const other = await table.find<{ id: string }>(key(hashOf(email)));
  return other?.id === id ? 'registered' : 'email taken';
}

const key = (sk: string) => ({ pk: 'USER', sk }) as const;

const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url');
