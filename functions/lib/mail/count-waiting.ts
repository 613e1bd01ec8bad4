import type { Count } from '#shared/domain/overview.ts';
import type { Entry, OutboxItem } from '../outbox/entries.ts';
import * as table from '../store/table.ts';
import type { MailFacts } from './entries.ts';
import { hourMs } from './hours.ts';

/**
 * The mails that should have been sent by now, counted up to `most`: also those that a run has claimed, or has put off for
 * an hour that was full. Reminders whose time is to come are none of them.
 */
export async function countWaiting(most: number): Promise<Count> {
  const now = new Date();
  let count = 0;
  for await (const items of table.listDue<OutboxItem>(
    'MAIL',
    new Date(now.getTime() + hourMs).toISOString(),
  )) {
    const entries = items.flatMap(({ outbox = [] }) => outbox);
    count += entries.filter((entry) => isWaiting(entry, now.toISOString())).length;
    if (count > most) break;
  }
  return { count: Math.min(count, most), isMore: count > most };
}

const isWaiting = ({ kind, due, firstDue, facts }: Entry, now: string) =>
  kind === 'MAIL' && (due <= now || firstDue !== undefined || (facts as MailFacts).since !== undefined);
