import type { ActivityEntry } from '#shared/domain/activity/activity.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';

/**
 * Changes that the owner made. `handle` writes them (`platform/http/activity.ts`).
 *
 *   pk         sk     gsi1pk     gsi1sk
 *   ACTIVITY   <id>   ACTIVITY   <at>#<id>
 */

type Stored = ActivityEntry & { ttl: number };

/** The owner's changes, newest first, without rows whose `ttl` is over and which DynamoDB has yet to delete. */
export async function list({ limit, after }: PageQuery, now = Date.now()): Promise<Page<Stored>> {
  const page = await queries.list<Stored>({ index: 'gsi1', partition: 'ACTIVITY', limit, before: after });
  const items = page.items.filter(({ ttl }) => ttl * 1000 > now);
  return { items, next: items.length < page.items.length ? undefined : page.next };
}
