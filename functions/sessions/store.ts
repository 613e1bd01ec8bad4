import { mostSessions, sessionHours, sessionIdleMinutes } from '#shared/domain/sessions/owner-access.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk        sk                      endsAt, idleEndsAt, provenAt?, ttl
 *   SESSION   SHA-256 of the id       only the owner's cookie has the id itself
 *
 * The condition of a write compares the times, so a session that is over opens nothing while DynamoDB has yet to delete its
 * row. Start and last use are derived from the two ends.
 */

const idleMs = sessionIdleMinutes * 60_000;
const longestMs = sessionHours * 3_600_000;

interface Row {
  sk: string;
  endsAt: string;
  idleEndsAt: string;
  /** When the owner last entered a code of the second factor. */
  provenAt?: string;
}

/** A live session. Times are ISO 8601. */
interface Session {
  hash: string;
  startedAt: string;
  lastUsedAt: string;
  expiresAt: string;
  provenAt?: string;
}

const key = (hash: string) => ({ pk: 'SESSION', sk: hash }) as const;

/** Opens a session, and returns when it ends if it is not used. */
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

/** Prolongs a session by a use, and returns it; undefined when there is no such session, or it is over. */
export const use = (hash: string, now = Date.now()) =>
  changeLive(hash, { idleEndsAt: iso(now + idleMs) }, now);

/** Reads a session without prolonging it; undefined when there is no such session, or it is over. */
export async function see(hash: string, now = Date.now()): Promise<Session | undefined> {
  const row = await table.find<Row>(key(hash));
  return row && endOf(row) > iso(now) ? sessionOf(row) : undefined;
}

/** Notes that the owner has just entered a code; undefined when there is no such session, or it is over. */
export const prove = (hash: string, now = Date.now()) => changeLive(hash, { provenAt: iso(now) }, now);

/** Ends a session at once. */
export const close = (hash: string) => table.remove(key(hash));

/** The live sessions, the latest start first. */
export async function live(now = Date.now()): Promise<Session[]> {
  const rows = await queries.partition<Row>('SESSION');
  return rows
    .filter((row) => endOf(row) > iso(now))
    .map(sessionOf)
    .toSorted((a, b) => compare(b.startedAt, a.startedAt) || compare(a.hash, b.hash));
}

/** Ends every session except this. */
export const closeOthers = (hash: string, now = Date.now()) => closeAllBut(hash, 0, now);

/** Ends the oldest sessions, so that with the session just opened the permitted number is left. */
export const closeOldest = (newest: string, now = Date.now()) => closeAllBut(newest, mostSessions - 1, now);

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
