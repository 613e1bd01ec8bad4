import type { ActivityEntry } from '#shared/domain/activity/activity.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';

/**
 * A log of the owner's changes, written by `platform/http/activity.ts`.
 *
 *   pk         sk     gsi1pk     gsi1sk
 *   ACTIVITY   <id>   ACTIVITY   <at>#<id>
 */

type Stored = ActivityEntry & { ttl: number };

/** Skips entries that have expired but that DynamoDB hasn't deleted yet. */
export async function list({ limit, after }: PageQuery, now = Date.now()): Promise<Page<Stored>> {
  const page = await queries.list<Stored>({ index: 'gsi1', partition: 'ACTIVITY', limit, before: after });
  const items = page.items.filter(({ ttl }) => ttl * 1000 > now);
  return { items, next: items.length < page.items.length ? undefined : page.next };
}
