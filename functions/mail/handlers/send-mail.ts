import { setTimeout as pause } from 'node:timers/promises';
import { job } from '../../platform/job.ts';
import { claim, listDue } from '../../platform/outbox/claim.ts';
import type { EmailFacts } from '../../platform/outbox/email-entries.ts';
import type { OutboxItem } from '../../platform/outbox/entries.ts';
import * as table from '../../platform/table/table.ts';
import { type Sent, sendEntry } from '../send-entry.ts';
import { type EmailRun, readRun } from '../settings.ts';

export const handler = job(() => sendDue(readRun()));

interface SentCounts {
  sent: number;
  notSent: number;
  superseded: number;
  waiting: number;
  failed: number;
}

/**
 * Sends due emails two at a time, or one at a time if they belong to the same item. Acknowledgements come last, in
 * small groups and newest first, so that a flood of them doesn't delay other emails or keep the latest visitor waiting.
 * Stops after `mostFailures` failures in a row; the next run sends the rest.
 */
async function sendDue(run: EmailRun): Promise<SentCounts> {
  const counts: SentCounts = { sent: 0, notSent: 0, superseded: 0, waiting: 0, failed: 0 };
  const errors: unknown[] = [];
  const deadline = Date.now() + claimingMs;
  let failures = 0;
  let isLimitReached = false;
  const isOver = () => failures >= mostFailures || Date.now() >= deadline;

  const sendItem = async (first: OutboxItem) => {
    let item: OutboxItem | undefined = first;
    while (item && isDue(item, first) && !isOver()) {
      const claimed = await claim<EmailFacts>(item);
      if (!claimed) return;
      const begun = Date.now();
      const sent: Sent = await sendEntry(claimed, run);
      counts[sent === 'notTaken' ? 'waiting' : sent] += 1;
      if (sent === 'waiting' && first.gsi4pk === 'ACKNOWLEDGEMENT') isLimitReached = true;
      if (sent === 'sent') failures = 0;
      if (sent === 'notTaken' || sent === 'failed') failures += 1;
      if (called.has(sent)) await pause(Math.max(0, begun + spacingMs - Date.now()));
      item = await table.findAny<OutboxItem>({ pk: item.pk, sk: item.sk });
    }
  };
  const sendAll = async (due: OutboxItem[], isEnough = isOver) => {
    const sendEach = async () => {
      for (let item = due.shift(); item && !isEnough(); item = due.shift())
        await sendItem(item).catch((error) => void errors.push(error));
    };
    await Promise.all(Array.from({ length: atOnce }, sendEach));
  };
  let isMore = true;
  while (isMore && !isOver()) {
    await sendAll(await listDue('MAIL', mostItems));
    const acknowledgements = await listDue('ACKNOWLEDGEMENT', mostAcknowledgements, { latestFirst: true });
    isMore = acknowledgements.length > 0;
    await sendAll(acknowledgements, () => isLimitReached || isOver());
    if (errors.length > 0 || isLimitReached) isMore = false;
  }
  if (errors[0]) throw errors[0];
  return counts;
}

const isDue = ({ gsi4pk, gsi4sk = '' }: OutboxItem, first: OutboxItem) =>
  gsi4pk === first.gsi4pk && gsi4sk < `${new Date().toISOString()}$`;

const called: ReadonlySet<Sent> = new Set(['sent', 'notTaken', 'failed']);

const mostItems = 1000;
const mostAcknowledgements = 20;
const mostFailures = 3;
// Two emails every 150 ms is about 13 a second. A new SES account may send 14.
const atOnce = 2;
const spacingMs = 150;
// Leaves time for the last call, because the Lambda is stopped after 180 seconds.
const claimingMs = 60_000;
