import type { LetterName, Overtaken } from '#shared/domain/mail/mail.ts';
import type { Entry, NewEntry } from './entries.ts';

/**
 * The facts of a MAIL or ACKNOWLEDGEMENT entry: a letter, and nothing that may be otherwise by the time it leaves. What the
 * letter says is read then (`mail/facts.ts`).
 */
export interface MailFacts {
  letter: LetterName;
  /** The id of what it tells of, where its item has several: a payment, a refund, a dispute, an entry or a draft. */
  about?: string;
  /** When it was due at first, once it has been put off to another place in the order. */
  since?: string;
  /** How often it could not be written, one attempt after the other. */
  failures?: number;
}

/** What a mail tells of, and when and under which id it is appended: at once, under a new one, unless said. */
interface Appended {
  about?: string;
  id?: string;
  /** ISO 8601. */
  due?: string;
}

/**
 * The entry that sends a letter. Strangers type the addresses that acknowledgements go to: these wait in a line of their own,
 * which holds up no mail that somebody paid for or asked for.
 */
export const mail = (letter: LetterName, { about, ...appended }: Appended = {}): NewEntry => ({
  kind: letter === 'enquiry-received' ? 'ACKNOWLEDGEMENT' : 'MAIL',
  facts: { letter, ...(about && { about }) } satisfies MailFacts,
  ...appended,
});

/** Whether an entry sends a letter. */
export const isMail = (entry: Entry): entry is Entry<MailFacts> =>
  entry.kind === 'MAIL' || entry.kind === 'ACKNOWLEDGEMENT';

/** The mails of an outbox that send a letter and have yet to leave, in their order. */
export const mailsOf = (outbox: readonly Entry[] = [], letter: LetterName): Entry<MailFacts>[] =>
  outbox.filter(isMail).filter(({ facts }) => facts.letter === letter);

/** A mail that something has made needless or untrue since it was thought of. */
export interface OvertakenMail {
  overtaken: Overtaken;
}

export const overtaken = (by: Overtaken): OvertakenMail => ({ overtaken: by });
