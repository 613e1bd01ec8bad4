import { lettersToOwner } from './letter-names.ts';
import type { MailRecord } from './mail.ts';

/**
 * The time since which the last mail to a visitor or a buyer has not arrived, as it came back or nobody took it; undefined
 * where it went out. A mail that we decided not to send is no trouble, nor that a stage sends no mails at all.
 */
export function undeliveredSince(mails: readonly MailRecord[]): string | undefined {
  const last = mails.findLast(({ letter, outcome }) => outcome !== 'overtaken' && !isToOwner(letter));
  if (!last) return undefined;
  if (last.returned) return last.returnedAt ?? last.at;
  return last.outcome === 'not sent' && troubles.has(last.reason) ? last.at : undefined;
}

const troubles = new Set<MailRecord['reason']>(['refused', 'too late']);

const isToOwner = (letter: MailRecord['letter']) => lettersToOwner.some((each) => each === letter);
