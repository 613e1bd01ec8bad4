import { randomUUID } from 'node:crypto';
import { type Endpoint, leavesActivity } from '#shared/api/endpoint.ts';
import type { ActivityOutcome } from '#shared/domain/activity.ts';
import { failureOf, log, operationOf } from '../log.ts';
import * as activity from '../store/activity.ts';
import { problemOf, unavailable } from './errors.ts';
import type { Internal, Middleware } from './middleware.ts';
import type { Input } from './read-input.ts';

type AdminInput = Input<Endpoint & { auth: 'admin' }>;

/**
 * Notes what the owner asks for before it is done, and afterwards what became of it. Without the first note
 * nothing is done; without the second the entry stays open and reads as one whose outcome is unknown.
 */
export const recordActivity = (endpoint: Endpoint): Middleware<AdminInput> => ({
  before: async ({ event, context, internal }) => {
    if (!leavesActivity(endpoint)) return;
    const id = randomUUID();
    await begin({
      id,
      at: new Date().toISOString(),
      session: event.session.hash.slice(0, sessionCharacters),
      operation: operationOf(context),
      entity: entityOf(event),
      fields: fieldsOf(event.body),
    });
    internal.activityId = id;
  },
  after: ({ internal, context }) => close(internal, operationOf(context), 'done'),
  onError: ({ error, internal, context }) =>
    close(internal, operationOf(context), (problemOf(error)?.status ?? 500) < 500 ? 'refused' : 'failed'),
});

// Enough to tell a year's sessions apart.
const sessionCharacters = 8;

async function begin(entry: Parameters<typeof activity.begin>[0]): Promise<void> {
  try {
    await activity.begin(entry);
  } catch (cause) {
    throw Object.assign(unavailable('Nothing was changed. Please try again in a moment.'), { cause });
  }
}

async function close(
  { activityId, requestId }: Internal,
  operation: string,
  outcome: ActivityOutcome,
): Promise<void> {
  if (activityId === undefined) return;
  try {
    await activity.close(activityId, outcome);
  } catch (error) {
    // The change has been made, or refused, and is answered as that.
    log({ operation, activity: 'left open', requestId, error: failureOf(error) });
  }
}

/** The id in the path, or the one that what is created gets. */
function entityOf({ path, creation }: Pick<Input, 'path' | 'creation'>): string | undefined {
  const ids = Object.values(path as Record<string, string>);
  return ids.length > 0 ? ids.join('/') : (creation as { id: string } | undefined)?.id;
}

const fieldsOf = (body: unknown): string[] =>
  Object.entries(body ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [name]));
