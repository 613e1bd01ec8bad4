import { createHash } from 'node:crypto';
import type { UserInput } from '#shared/domain/payment.ts';
import { keptUntil, retention } from '#shared/domain/retention.ts';
import type { Creation } from './creation.ts';
import * as table from './table.ts';

/**
 *   pk     sk                        ttl
 *   USER   <SHA-256 of the email>    the buyer; the email counts in lower case
 *   USER   <email in lower case>     the same, as it was kept before: its `ttl` is set when it is met first
 *   USER   #<id>                     that the id was given out, and for what: keeps one Idempotency-Key to one body
 *
 * The first kind is unique by its key; no hash begins with `#`, nor does an email, and no hash has an `@`.
 */

/** The outcome of a registration. */
export type Registration = 'registered' | 'email taken' | 'id taken';

/**
 * Registers a buyer once by email, for as long as registrations are kept. Registering the same `id` with the same
 * body again is no conflict.
 */
export async function register(
  user: UserInput,
  { id, fingerprint }: Creation,
  now = Date.now(),
): Promise<Registration> {
  const ttl = keptUntil(now, retention.userDays);
  // The claim comes first: a failure between the two writes leaves a claim that the repeat finds its own.
  if (!(await table.insertOnce({ pk: 'USER', sk: `#${id}`, fingerprint, ttl }))) return 'id taken';

  const email = user.email.toLowerCase();
  const before = await findKeptBefore(email, now);
  if (before) return outcomeFor(before, id);
  // What is past its time may still be there: it is written over, and anything else is not.
  const registered = await table.change(key(hashOf(email)), {
    set: { id, ...user, ttl },
    condition: 'attribute_not_exists(#id) OR #ttl < :now',
    values: { now: Math.floor(now / 1000) },
  });
  if (registered) return 'registered';
  const other = await table.find<Registered>(key(hashOf(email)));
  return other ? outcomeFor(other, id) : 'email taken';
}

interface Registered {
  id: string;
  ttl?: number;
}

/** Finds a registration as an earlier release kept it, for good: from now on it ends as any other. */
async function findKeptBefore(email: string, now: number): Promise<Registered | undefined> {
  const before = await table.find<Registered>(key(email));
  if (before && before.ttl === undefined)
    await table.change(key(email), {
      set: { ttl: keptUntil(now, retention.userDays) },
      condition: 'attribute_exists(pk) AND attribute_not_exists(#ttl)',
    });
  return before?.ttl !== undefined && before.ttl * 1000 < now ? undefined : before;
}

const outcomeFor = (registered: Registered, id: string): Registration =>
  registered.id === id ? 'registered' : 'email taken';

const key = (sk: string) => ({ pk: 'USER', sk }) as const;

const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url');
