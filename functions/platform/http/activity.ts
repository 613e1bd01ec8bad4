import { randomUUID } from 'node:crypto';
import { type Endpoint, leavesActivity } from '#shared/api/endpoint.ts';
import type { ActivityEntry, ActivityOutcome } from '#shared/domain/activity/activity.ts';
import { expiryTime, retention } from '#shared/domain/limits/retention.ts';
import { formatPaise } from '#shared/domain/money/money.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { declineReasons } from '#shared/domain/reviews/decline-reasons.ts';
import type { Review } from '#shared/domain/reviews/review.ts';
import { shortened } from '#shared/domain/text/text.ts';
import { failureOf, log } from '../log.ts';
import * as table from '../table/table.ts';
import type { Call } from './call.ts';
import type { Input } from './read-input.ts';

type AdminInput = Input<Endpoint & { auth: 'admin' }>;

export function activityOf(endpoint: Endpoint, input: Input, { operation }: Call): Call['activity'] {
  if (!leavesActivity(endpoint)) return undefined;
  const { session, body } = input as unknown as AdminInput;
  return {
    id: randomUUID(),
    at: new Date().toISOString(),
    session: session.hash.slice(0, sessionCharacters),
    operation,
    entity: entityOf(input),
    fields: fieldNamesOf(body),
  };
}

const sessionCharacters = 8;

export async function noteActivity(
  { activity, operation, requestId }: Call,
  outcome: ActivityOutcome,
  result?: unknown,
): Promise<void> {
  if (!activity) return;
  try {
    await add({ ...activity, title: titleOf(result), outcome });
  } catch (error) {
    // The call itself is over, so failing to record it doesn't change its response.
    log({ operation, activity: 'not recorded', requestId, error: failureOf(error) });
  }
}

/**
 * Never contains a person's name: an enquiry's title is its ticket number, a payment link's is its amount, and a
 * review's is its star rating, with the reason if it was declined.
 */
function titleOf(result: unknown): string | undefined {
  const known = (result ?? {}) as Record<string, unknown>;
  const { ticket, title, question, payments, order, lastDay, paise, rating } = known;
  const name =
    ticket ??
    title ??
    question ??
    (payments ? orderNumber(result as AdminOrder) : undefined) ??
    (order as { number?: unknown } | undefined)?.number ??
    (lastDay && typeof paise === 'number' ? formatPaise(paise) : undefined) ??
    (rating ? reviewTitle(result as Review) : undefined);
  return typeof name === 'string' ? shortened(name, titleCharacters) : undefined;
}

const reviewTitle = ({ rating, declined }: Review) =>
  [
    `${rating} ${rating === 1 ? 'star' : 'stars'}`,
    ...(declined ? [declineReasons[declined.reason]] : []),
  ].join(': ');

const titleCharacters = 80;

const add = (entry: ActivityEntry) =>
  table.insert({
    ...{ pk: 'ACTIVITY', sk: entry.id },
    ...{ gsi1pk: 'ACTIVITY', gsi1sk: `${entry.at}#${entry.id}` },
    ...entry,
    ttl: expiryTime(Date.parse(entry.at), retention.activityDays),
  });

function entityOf({ path, creation }: Pick<Input, 'path' | 'creation'>): string | undefined {
  const ids = Object.values(path as Record<string, string>);
  return ids.length > 0 ? ids.join('/') : (creation as { id: string } | undefined)?.id;
}

const fieldNamesOf = (body: unknown): string[] =>
  Object.entries(body ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [name]));
