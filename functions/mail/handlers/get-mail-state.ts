import { getMailState } from '#shared/api/mail.ts';
import type { Count } from '#shared/domain/overview/overview.ts';
import type { OutboxKind } from '#shared/table.ts';
import { handle } from '../../platform/http/handle.ts';
import { isMail } from '../../platform/outbox/email-entries.ts';
import type { Entry, OutboxItem } from '../../platform/outbox/entries.ts';
import * as queries from '../../platform/table/queries.ts';
import { adminEmail, mailSettings } from '../settings.ts';

export const handler = handle(getMailState, async () => ({
  missing: [
    ...(mailSettings() ? [] : (['mailDomain'] as const)),
    ...(adminEmail() ? [] : (['ownerEmail'] as const)),
  ],
  waiting: await countWaiting(),
}));

/**
 * Counts overdue emails, up to `most`. Claiming or delaying an email moves its due time, so entries due within the next
 * hour are also read. An item has only one index key, so no email is counted twice.
 */
async function countWaiting(): Promise<Count> {
  const now = new Date();
  const soon = new Date(now.getTime() + 60 * 60_000).toISOString();
  let count = 0;
  for (const kind of ['MAIL', 'ACKNOWLEDGEMENT'] satisfies OutboxKind[])
    for await (const items of queries.listDue<OutboxItem>(kind, soon)) {
      const entries = items.flatMap(({ outbox = [] }) => outbox);
      count += entries.filter((entry) => isWaiting(entry, now.toISOString())).length;
      if (count > most) break;
    }
  return { count: Math.min(count, most), isMore: count > most };
}

const most = 1000;

const isWaiting = (entry: Entry, now: string) =>
  isMail(entry) && (entry.due <= now || entry.originalDue !== undefined || entry.facts.since !== undefined);
