import { maxSessions, sessionHours, sessionIdleMinutes } from '#shared/domain/sessions/admin-access.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk        sk                      endsAt, idleEndsAt, codeEnteredAt?, ttl
 *   SESSION   SHA-256 of the id       only the owner's cookie has the id itself
 *
 * Every write compares the times, because DynamoDB deletes ended sessions later. Start and last use are derived from the
 * two ends.
 */

const idleMs = sessionIdleMinutes * 60_000;
const longestMs = sessionHours * 3_600_000;

interface Row {
  sk: string;
  endsAt: string;
  idleEndsAt: string;
  /** When the admin last entered a second-factor code. */
  codeEnteredAt?: string;
}

/** Times are ISO 8601. */
interface Session {
  hash: string;
  startedAt: string;
  lastUsedAt: string;
  expiresAt: string;
  codeEnteredAt?: string;
}

const key = (hash: string) => ({ pk: 'SESSION', sk: hash }) as const;

/** Returns when the session ends if it isn't used. */
export async function open(hash: string, now = Date.now(), codeEnteredAt?: string): Promise<string> {
  const session = { endsAt: iso(now + longestMs), idleEndsAt: iso(now + idleMs) };
  await table.insert({
    ...key(hash),
    ...session,
    ...(codeEnteredAt && { codeEnteredAt }),
    ttl: Math.ceil((now + longestMs) / 1000),
  });
  return endOf(session);
}

/** Extends a session. Returns undefined if it doesn't exist or has ended. */
export const use = (hash: string, now = Date.now()) =>
  changeLive(hash, { idleEndsAt: iso(now + idleMs) }, now);

/** Doesn't extend the session. Returns undefined if it doesn't exist or has ended. */
export async function see(hash: string, now = Date.now()): Promise<Session | undefined> {
  const row = await table.find<Row>(key(hash));
  return row && endOf(row) > iso(now) ? sessionOf(row) : undefined;
}

/** Records that a second-factor code was just entered. Returns undefined if the session doesn't exist or has ended. */
export const prove = (hash: string, now = Date.now()) => changeLive(hash, { codeEnteredAt: iso(now) }, now);

export const close = (hash: string) => table.remove(key(hash));

/** The latest start first. */
export async function live(now = Date.now()): Promise<Session[]> {
  const rows = await queries.partition<Row>('SESSION');
  return rows
    .filter((row) => endOf(row) > iso(now))
    .map(sessionOf)
    .toSorted((a, b) => compare(b.startedAt, a.startedAt) || compare(a.hash, b.hash));
}

export const closeOthers = (hash: string, now = Date.now()) => closeAllBut(hash, 0, now);

/** Keeps `newest` and as many others as are allowed. */
export const closeOldest = (newest: string, now = Date.now()) => closeAllBut(newest, maxSessions - 1, now);

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
  ...(row.codeEnteredAt && { codeEnteredAt: row.codeEnteredAt }),
});

const iso = (time: number) => new Date(time).toISOString();

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const endOf = ({ endsAt, idleEndsAt }: Pick<Row, 'endsAt' | 'idleEndsAt'>) =>
  endsAt < idleEndsAt ? endsAt : idleEndsAt;
