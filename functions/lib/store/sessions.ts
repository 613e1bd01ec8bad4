import * as table from './table.ts';

/**
 *   pk        sk                      endsAt, idleEndsAt, ttl
 *   SESSION   SHA-256 of the id       the id itself is in the owner's cookie alone
 *
 * Times are compared in the condition of the write, so a row that outlived its time opens nothing while it
 * waits to be expired.
 */

const idleMinutes = 30;
const longestHours = 8;

interface Session {
  endsAt: string;
  idleEndsAt: string;
}

const key = (hash: string) => ({ pk: 'SESSION', sk: hash }) as const;

/** Opens a session and returns when it ends unless it is used again. */
export async function open(hash: string, now = Date.now()): Promise<string> {
  const ends = now + longestHours * 3_600_000;
  const session = { endsAt: iso(ends), idleEndsAt: idleEnd(now) };
  await table.insert({ ...key(hash), ...session, ttl: Math.ceil(ends / 1000) });
  return endOf(session);
}

/** Uses a session and returns when it now ends; undefined when there is none, or when it is over. */
export async function use(hash: string, now = Date.now()): Promise<string | undefined> {
  const session = await table.change<Session>(key(hash), {
    set: { idleEndsAt: idleEnd(now) },
    condition: '#idleEndsAt > :now AND #endsAt > :now',
    values: { now: iso(now) },
  });
  return session && endOf(session);
}

/** Ends a session at once. */
export const close = (hash: string) => table.remove(key(hash));

const iso = (time: number) => new Date(time).toISOString();

const idleEnd = (now: number) => iso(now + idleMinutes * 60_000);

const endOf = ({ endsAt, idleEndsAt }: Session) => (endsAt < idleEndsAt ? endsAt : idleEndsAt);
