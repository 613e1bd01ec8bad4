import type { MailRecord, MailState } from './mail.ts';
import { isToOwner } from './mail-recipients.ts';

/**
 * The time since which the last mail to a visitor or a buyer is undelivered, as it came back or nobody took it; undefined
 * where it went out. A mail that we decided not to send does not count, and neither does a mail of a stage without mail.
 */
export function undeliveredSince(mails: readonly MailRecord[]): string | undefined {
  const last = mails.findLast(({ letter, outcome }) => outcome !== 'overtaken' && !isToOwner(letter));
  if (!last) return undefined;
  if (last.returned) return last.returnedAt ?? last.at;
  return last.outcome === 'not sent' && troubles.has(last.reason) ? last.at : undefined;
}

const troubles = new Set<MailRecord['reason']>(['refused', 'too late']);

/** Whether mails do not reach a buyer any more: the last mail that was sent came back. */
export function isUnreachable(
  mails: readonly Pick<MailState, 'letter' | 'outcome' | 'at' | 'returned'>[],
): boolean {
  const sent = mails.filter(({ letter, outcome }) => outcome === 'sent' && !isToOwner(letter));
  const last = sent.sort((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
  return last?.returned === 'bounced' || last?.returned === 'rejected';
}
