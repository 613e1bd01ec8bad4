import { mailLimits } from '#shared/domain/mail/mail-limits.ts';
import { mailboxOf } from '#shared/domain/text/mailbox.ts';
import * as limits from '../platform/limits/mail-limits.ts';
import type { Claim } from '../platform/outbox/claim.ts';
import type { MailFacts } from '../platform/outbox/mails.ts';
import type { End } from './end.ts';

/** A mail that is counted and may not go: it ends, or waits for another hour (ISO 8601). */
export type Refused = End | { notBefore: string };

const { toMailboxADay, anHour } = mailLimits.acknowledgements;
const { aDay, minutesApart } = mailLimits.orderLinks;
const notices = { of: 'notices', most: mailLimits.notices.anHour };
const acknowledgements = { of: 'acknowledgements', most: anHour };

/**
 * Counts a mail that strangers can cause, as it is about to be sent to an address. Undefined where it may go. Of enquiries
 * beyond a few an hour the owner reads in the digest alone.
 */
export async function refuse({ item, entry }: Claim<MailFacts>, to: string): Promise<Refused | undefined> {
  if (item.pk === 'LINK_REQUEST') {
    // By the address as it is typed, and only where it has orders: so nobody uses up a buyer's mails but by sending them.
    const own = { name: 'links', who: to.toLowerCase(), most: aDay, minutesApart };
    return (await limits.admit(own, entry.id)) ? undefined : tooMany;
  }
  if (entry.facts.letter === 'new-enquiry') return (await limits.admitInHour(notices)) ? inDigest : undefined;
  if (entry.kind !== 'ACKNOWLEDGEMENT') return undefined;
  const mailbox = { name: 'to', who: mailboxOf(to), most: toMailboxADay };
  if (!(await limits.admit(mailbox, entry.id))) return tooMany;
  const notBefore = await limits.admitInHour(acknowledgements);
  return notBefore ? { notBefore } : undefined;
}

/** Takes a mail back from the count of its hour, as it was not sent after all. */
export async function forgive({ entry }: Claim<MailFacts>): Promise<void> {
  if (entry.facts.letter === 'new-enquiry') await limits.forgiveInHour(notices);
  if (entry.kind === 'ACKNOWLEDGEMENT') await limits.forgiveInHour(acknowledgements);
}

const inDigest = { outcome: 'overtaken', reason: 'in the digest' } as const;
const tooMany = { outcome: 'not sent', reason: 'too many' } as const;
