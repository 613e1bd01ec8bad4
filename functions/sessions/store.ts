import { maxSessions, sessionHours, sessionIdleMinutes } from '#shared/domain/sessions/admin-access.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk        sk
 *   SESSION   <SHA-256 of the ID>   endsAt, idleEndsAt, codeEnteredAt?, ttl; only the owner's cookie contains the ID itself
 *
 * DynamoDB doesn't delete expired sessions at once, so every read and write checks the times. The start and last use are
 * derived from the two end times.
 */

const idleMs = sessionIdleMinutes * 60_000;
const longestMs = sessionHours * 3_600_000;

interface Row {
  sk: string;
  endsAt: string;
  idleEndsAt: string;
  codeEnteredAt?: string;
}

interface Session {
  hash: string;
  startedAt: string;
  lastUsedAt: string;
  expiresAt: string;
  codeEnteredAt?: string;
}

const key = (hash: string) => ({ pk: 'SESSION', sk: hash }) as const;

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

export const use = (hash: string, now = Date.now()) =>
  changeLive(hash, { idleEndsAt: iso(now + idleMs) }, now);

/** Like `use`, but doesn't extend the session. */
export async function see(hash: string, now = Date.now()): Promise<Session | undefined> {
  const row = await table.find<Row>(key(hash));
  return row && endOf(row) > iso(now) ? sessionOf(row) : undefined;
}

export const prove = (hash: string, now = Date.now()) => changeLive(hash, { codeEnteredAt: iso(now) }, now);

export const close = (hash: string) => table.remove(key(hash));

export async function live(now = Date.now()): Promise<Session[]> {
  const rows = await queries.partition<Row>('SESSION');
  return rows
    .filter((row) => endOf(row) > iso(now))
    .map(sessionOf)
    .toSorted((a, b) => compare(b.startedAt, a.startedAt) || compare(a.hash, b.hash));
}

export const closeOthers = (hash: string, now = Date.now()) => closeAllBut(hash, 0, now);

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
