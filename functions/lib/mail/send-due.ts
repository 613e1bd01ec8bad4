import { setTimeout as pause } from 'node:timers/promises';
import type { OutboxItem } from '../outbox/entries.ts';
import { claim, listDue } from '../outbox/take.ts';
import * as table from '../store/table.ts';
import type { MailFacts } from './entries.ts';
import { type Sent, sendEntry } from './send-entry.ts';
import type { Stage } from './stage.ts';

/** The mails of a run: `waiting` were put off, and of `failed` nobody knows yet whether they were sent. */
export interface SentCounts {
  sent: number;
  notSent: number;
  waiting: number;
  failed: number;
}

/**
 * Sends the mails that are due, two at once, an item's own one after the other. Ends early where Amazon SES has failed
 * `mostFailures` times in a row: the next run goes on.
 */
export async function sendDue(stage: Stage): Promise<SentCounts> {
  const counts: SentCounts = { sent: 0, notSent: 0, waiting: 0, failed: 0 };
  const errors: unknown[] = [];
  const due = await listDue('MAIL', mostItems);
  const deadline = Date.now() + claimingMs;
  let failures = 0;
  const isOver = () => failures >= mostFailures || Date.now() >= deadline;

  const sendItem = async (first: OutboxItem) => {
    let item: OutboxItem | undefined = first;
    while (item && isDue(item) && !isOver()) {
      const claimed = await claim<MailFacts>(item);
      if (!claimed) return;
      const begun = Date.now();
      const sent: Sent = await sendEntry(claimed, stage);
      if (sent !== 'dropped') counts[sent === 'notTaken' ? 'waiting' : sent] += 1;
      if (sent === 'sent') failures = 0;
      if (sent === 'notTaken' || sent === 'failed') failures += 1;
      if (asked.has(sent)) await pause(Math.max(0, begun + spacingMs - Date.now()));
      item = await table.findAny<OutboxItem>({ pk: item.pk, sk: item.sk });
    }
  };
  const sendEach = async () => {
    for (let item = due.shift(); item && !isOver(); item = due.shift())
      await sendItem(item).catch((error) => void errors.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, sendEach));
  // An item at which it failed has kept no other.
  if (errors[0]) throw errors[0];
  return counts;
}

const isDue = ({ gsi4pk, gsi4sk = '' }: OutboxItem) =>
  gsi4pk === 'MAIL' && gsi4sk < `${new Date().toISOString()}$`;

/** Amazon SES was asked for these. */
const asked: ReadonlySet<Sent> = new Set(['sent', 'notTaken', 'failed']);

const mostItems = 1000;
const mostFailures = 3;
// 13 a second, where a new account may send 14.
const atOnce = 2;
const spacingMs = 150;
// The Lambda has 180 seconds, and the last call has to end within them.
const claimingMs = 60_000;
