import { randomUUID } from 'node:crypto';
import { type Endpoint, leavesActivity } from '#shared/api/endpoint.ts';
import type { ActivityEntry, ActivityOutcome } from '#shared/domain/activity/activity.ts';
import { keptUntil, retention } from '#shared/domain/limits/retention.ts';
import { failureOf, log, operationOf } from '../log.ts';
import * as table from '../table/table.ts';
import { problemOf } from './errors.ts';
import type { Internal, Middleware } from './middleware.ts';
import type { Input } from './read-input.ts';

type AdminInput = Input<Endpoint & { auth: 'admin' }>;

/** Notes what the owner has asked for and what became of it, in one write when it is over. */
export const recordActivity = (endpoint: Endpoint): Middleware<AdminInput> => ({
  before: ({ event, context, internal }) => {
    if (!leavesActivity(endpoint)) return;
    internal.activity = {
      id: randomUUID(),
      at: new Date().toISOString(),
      session: event.session.hash.slice(0, sessionCharacters),
      operation: operationOf(context),
      entity: entityOf(event),
      fields: fieldsOf(event.body),
    };
  },
  after: ({ internal }) => note(internal, 'done'),
  onError: ({ error, internal }) =>
    note(internal, (problemOf(error)?.status ?? 500) < 500 ? 'refused' : 'failed'),
});

// Enough to tell a year's sessions apart.
const sessionCharacters = 8;

async function note({ activity: entry, requestId }: Internal, outcome: ActivityOutcome): Promise<void> {
  if (!entry) return;
  try {
    await add({ ...entry, outcome });
  } catch (error) {
    // The change has been made, or refused, and is answered as that.
    log({ operation: entry.operation, activity: 'not noted', requestId, error: failureOf(error) });
  }
}

const add = (entry: ActivityEntry) =>
  table.insert({
    ...{ pk: 'ACTIVITY', sk: entry.id },
    ...{ gsi1pk: 'ACTIVITY', gsi1sk: `${entry.at}#${entry.id}` },
    ...entry,
    ttl: keptUntil(Date.parse(entry.at), retention.activityDays),
  });

/** The id in the path, or the one that what is created gets. */
function entityOf({ path, creation }: Pick<Input, 'path' | 'creation'>): string | undefined {
  const ids = Object.values(path as Record<string, string>);
  return ids.length > 0 ? ids.join('/') : (creation as { id: string } | undefined)?.id;
}

const fieldsOf = (body: unknown): string[] =>
  Object.entries(body ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [name]));
