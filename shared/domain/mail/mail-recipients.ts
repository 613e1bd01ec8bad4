import { lettersToOwner } from './letter-names.ts';
import type { LetterName, MailState } from './mail.ts';

/** Whether a letter goes to the owner; all others go to a visitor or a buyer. */
export const isToOwner = (letter: LetterName): boolean => toOwner.has(letter);

const toOwner: ReadonlySet<LetterName> = new Set(lettersToOwner);

/**
 * Whether mails reach a buyer no more: the last one that was sent to them came back. One that arrives after the address
 * was corrected ends it.
 */
export function isUnreachable(
  mails: readonly Pick<MailState, 'letter' | 'outcome' | 'at' | 'returned'>[],
): boolean {
  const sent = mails.filter(({ letter, outcome }) => outcome === 'sent' && !isToOwner(letter));
  const last = sent.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
  return last?.returned === 'bounced' || last?.returned === 'rejected';
}
