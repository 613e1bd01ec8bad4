import { letters } from '#shared/letters/letters.ts';
import type { LetterKind } from '#shared/letters/letter.ts';
import { renderHtml, renderText } from '#shared/letters/render.ts';
import type { MailReason } from '#shared/domain/mail.ts';
import { type Claim, delay, pop } from '../outbox/take.ts';
import * as limits from '../store/mail-limits.ts';
import { addressOf } from './address.ts';
import { type MailedItem, written } from './end.ts';
import { type MailFacts, mail } from './entries.ts';
import { factsOf, type NotNow } from './facts.ts';
import { hourMs } from './hours.ts';
import { placeAtOwner } from './owner-place.ts';
import { type Message, sendMail } from './ses.ts';
import type { Stage } from './stage.ts';

/** What became of a mail for now: `waiting` was put off, of `failed` nobody knows yet, `dropped` is needed no more. */
export type Sent = 'sent' | 'notSent' | 'waiting' | 'failed' | 'dropped';

/** Sends the mail of an entry that is claimed, or finds out why not, and pops it. */
export async function sendEntry(claim: Claim<MailFacts>, stage: Stage): Promise<Sent> {
  const next = await prepare(claim, stage).catch(async (error) => {
    await delay(claim, nextTry(claim));
    throw error;
  });
  if (next === 'no longer needed') {
    await pop(claim);
    return 'dropped';
  }
  if ('reason' in next) {
    const isTold = next.reason === 'in a summary';
    await end(claim, { outcome: isTold ? 'sent' : 'not sent', reason: next.reason });
    return isTold ? 'dropped' : 'notSent';
  }
  if ('due' in next) {
    await putOff(claim, next);
    return 'waiting';
  }
  return send(claim, next, stage);
}
