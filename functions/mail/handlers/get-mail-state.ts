import { getMailState } from '#shared/api/mail.ts';
import type { Count } from '#shared/domain/overview/overview.ts';
import type { OutboxKind } from '#shared/table.ts';
import { handle } from '../../platform/http/handle.ts';
import type { Entry, OutboxItem } from '../../platform/outbox/entries.ts';
import { isMail } from '../../platform/outbox/mails.ts';
import * as queries from '../../platform/table/queries.ts';
import { mailSettings, ownerAddress } from '../settings.ts';

export const handler = handle(getMailState, async () => ({
  missing: [
    ...(mailSettings() ? [] : (['mailDomain'] as const)),
    ...(ownerAddress() ? [] : (['ownerEmail'] as const)),
  ],
  waiting: await countWaiting(),
}));

/**
 * Counts the mails that should have been sent by now, up to `most`. Mails that a run has claimed or has delayed count as
 * well; a mail that is due later does not. An item has one index key, so it is found under one of the two kinds.
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
