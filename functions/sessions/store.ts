import { mostSessions, sessionHours, sessionIdleMinutes } from '#shared/domain/sessions/owner-access.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk        sk                      endsAt, idleEndsAt, provenAt?, ttl
 *   SESSION   SHA-256 of the id       the id itself is in the owner's cookie alone
 *
 * Times are compared in the condition of the write, so a row that outlived its time opens nothing while it
 * waits to be expired. Its start and its last use follow from its two ends.
 */

const idleMs = sessionIdleMinutes * 60_000;
const longestMs = sessionHours * 3_600_000;

interface Row {
  sk: string;
  endsAt: string;
  idleEndsAt: string;
  /** When a code of the second factor last proved who is there. */
  provenAt?: string;
}

/** A live session. Times are ISO 8601. */
export interface Session {
  hash: string;
  startedAt: string;
  lastUsedAt: string;
  expiresAt: string;
  provenAt?: string;
}

const key = (hash: string) => ({ pk: 'SESSION', sk: hash }) as const;

/** Opens a session and returns when it ends unless it is used again. */
export async function open(hash: string, now = Date.now(), provenAt?: string): Promise<string> {
  const session = { endsAt: iso(now + longestMs), idleEndsAt: iso(now + idleMs) };
  await table.insert({
    ...key(hash),
    ...session,
    ...(provenAt && { provenAt }),
    ttl: Math.ceil((now + longestMs) / 1000),
  });
  return endOf(session);
}

/** Uses a session and returns it as it then is; undefined when there is none, or when it is over. */
export const use = (hash: string, now = Date.now()) =>
  changeLive(hash, { idleEndsAt: iso(now + idleMs) }, now);

/** Looks a session up, which is no use of it. Undefined as above. */
export async function see(hash: string, now = Date.now()): Promise<Session | undefined> {
  const row = await table.find<Row>(key(hash));
  return row && endOf(row) > iso(now) ? sessionOf(row) : undefined;
}

/** Notes that a session's owner has just proved that she is there. Undefined as above. */
export const prove = (hash: string, now = Date.now()) => changeLive(hash, { provenAt: iso(now) }, now);

/** Ends a session at once. */
export const close = (hash: string) => table.remove(key(hash));

/** The live sessions, the latest start first. */
export async function live(now = Date.now()): Promise<Session[]> {
  const rows = await table.partition<Row>('SESSION');
  return rows
    .filter((row) => endOf(row) > iso(now))
    .map(sessionOf)
    .toSorted((a, b) => compare(b.startedAt, a.startedAt) || compare(a.hash, b.hash));
}

/** Ends every session but one. */
export const closeOthers = (hash: string, now = Date.now()) => closeAllBut(hash, 0, now);

/** Ends the oldest sessions, so that with the one just opened as many as may be are left. */
export const closeOldest = (opened: string, now = Date.now()) => closeAllBut(opened, mostSessions - 1, now);

async function closeAllBut(hash: string, others: number, now: number): Promise<void> {
  const rest = (await live(now)).filter((session) => session.hash !== hash);
  await Promise.all(rest.slice(others).map((session) => close(session.hash)));
}

async function changeLive(hash: string, set: Record<string, string>, now: number) {
  const row = await table.change<Row>(key(hash), {
    set,
    condition: '#idleEndsAt > :now AND #endsAt > :now',
    values: { now: iso(now) },
  });
  return row && sessionOf(row);
}

const sessionOf = (row: Row): Session => ({
  hash: row.sk,
  startedAt: iso(Date.parse(row.endsAt) - longestMs),
  lastUsedAt: iso(Date.parse(row.idleEndsAt) - idleMs),
  expiresAt: endOf(row),
  ...(row.provenAt && { provenAt: row.provenAt }),
});

const iso = (time: number) => new Date(time).toISOString();

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const endOf = ({ endsAt, idleEndsAt }: Pick<Row, 'endsAt' | 'idleEndsAt'>) =>
  endsAt < idleEndsAt ? endsAt : idleEndsAt;
