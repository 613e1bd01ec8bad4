import { mailLimits } from '#shared/domain/mail/mail-limits.ts';
import { mailboxOf } from '#shared/domain/text/mailbox.ts';
import * as throttle from '../platform/limits/throttle.ts';
import type { Claim } from '../platform/outbox/claim.ts';
import type { MailFacts } from '../platform/outbox/mails.ts';
import type { End } from './end.ts';

/** A mail that is counted and may not go: it ends, or waits for another hour (ISO 8601). */
export type Refused = End | { notBefore: string };

const { toMailboxADay, anHour } = mailLimits.acknowledgements;
const { aDay, minutesApart } = mailLimits.orderLinks;
const hourly = { action: 'mail', seconds: 60 * 60 };
const notices = { ...hourly, address: 'notices', most: mailLimits.notices.anHour };
const acknowledgements = { ...hourly, address: 'acknowledgements', most: anHour };

/**
 * Counts a mail that strangers can cause, as it is about to be sent to an address. Undefined where it may go. Of enquiries
 * beyond a few an hour the owner reads in the digest alone.
 */
export async function refuse({ item, entry }: Claim<MailFacts>, to: string): Promise<Refused | undefined> {
  if (item.pk === 'LINK_REQUEST') {
    // By the address as it is typed, and only where it has orders: so nobody uses up a buyer's mails but by sending them.
    const own = { action: 'mail#links', who: to.toLowerCase(), most: aDay, minutesApart };
    return (await throttle.admit(own, entry.id)) ? undefined : tooMany;
  }
  if (entry.facts.letter === 'new-enquiry') return (await throttle.attempt(notices)) ? inDigest : undefined;
  if (entry.kind !== 'ACKNOWLEDGEMENT') return undefined;
  const mailbox = { action: 'mail#to', who: mailboxOf(to), most: toMailboxADay };
  if (!(await throttle.admit(mailbox, entry.id))) return tooMany;
  const wait = await throttle.attempt(acknowledgements);
  return wait === undefined ? undefined : { notBefore: new Date(Date.now() + wait * 1000).toISOString() };
}

/** Takes a mail back from the count of its hour, as it was not sent after all. */
export async function forgive({ entry }: Claim<MailFacts>): Promise<void> {
  if (entry.facts.letter === 'new-enquiry') await throttle.forgive(notices);
  if (entry.kind === 'ACKNOWLEDGEMENT') await throttle.forgive(acknowledgements);
}

const inDigest = { outcome: 'overtaken', reason: 'in the digest' } as const;
const tooMany = { outcome: 'not sent', reason: 'too many' } as const;
