import type { LetterName, Overtaken } from '#shared/domain/mail/mail.ts';
import type { Entry, NewEntry } from './entries.ts';

/**
 * The facts of a MAIL or ACKNOWLEDGEMENT entry. They have nothing that may change before the mail leaves: what the letter
 * says is read then (`mail/facts.ts`).
 */
export interface MailFacts {
  letter: LetterName;
  /** The id of what the mail is about, where its item has several: a payment, a refund, a dispute, an entry or a draft. */
  about?: string;
  /** When the mail was due at first, if it was delayed and lost its turn. */
  since?: string;
  /** How many attempts in a row could not compose the mail. */
  failures?: number;
}

/** What a mail is about, when it is due (at once by default), and its id (random by default). */
interface Appended {
  about?: string;
  id?: string;
  /** ISO 8601. */
  due?: string;
}

/**
 * The entry that sends a letter. Acknowledgements go to addresses that strangers type, so they have a kind of their own, which
 * never delays a mail that somebody paid for or asked for.
 */
export const mail = (letter: LetterName, { about, ...appended }: Appended = {}): NewEntry => ({
  kind: letter === 'enquiry-received' ? 'ACKNOWLEDGEMENT' : 'MAIL',
  facts: { letter, ...(about && { about }) } satisfies MailFacts,
  ...appended,
});

/** Whether an entry sends a letter. */
export const isMail = (entry: Entry): entry is Entry<MailFacts> =>
  entry.kind === 'MAIL' || entry.kind === 'ACKNOWLEDGEMENT';

/** The entries of an outbox that send this letter, in their order. */
export const mailsOf = (outbox: readonly Entry[] = [], letter: LetterName): Entry<MailFacts>[] =>
  outbox.filter(isMail).filter(({ facts }) => facts.letter === letter);

/** A mail that has become needless or untrue since it was appended. */
export interface OvertakenMail {
  overtaken: Overtaken;
}

export const overtaken = (by: Overtaken): OvertakenMail => ({ overtaken: by });
