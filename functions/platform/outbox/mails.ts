import type { LetterName, MailReason } from '#shared/domain/mail/mail.ts';
import type { Entry, NewEntry } from './entries.ts';

/** The facts of a MAIL or ACKNOWLEDGEMENT entry: a letter, and what it says that may be otherwise by the time it is sent. */
export interface MailFacts {
  letter: LetterName;
  facts: unknown;
  /** When it was due at first, once it has been put off to another place in the order. */
  since?: string;
  /** Decided of a summary that is not sent, before its enquiries are told so. */
  unsent?: MailReason;
}

/** When and under which id a mail is appended: at once, under a new one, unless said. */
interface Appended {
  id?: string;
  /** ISO 8601. */
  due?: string;
}

/**
 * The entry that sends a letter. Strangers type the addresses that acknowledgements go to: these wait in a line of their own,
 * which holds up no mail that somebody paid for or asked for.
 */
export const mail = (letter: LetterName, facts: unknown, appended: Appended = {}): NewEntry => ({
  kind: letter === 'enquiry-received' ? 'ACKNOWLEDGEMENT' : 'MAIL',
  facts: { letter, facts } satisfies MailFacts,
  ...appended,
});

/** Whether an entry sends a letter. */
export const isMail = (entry: Entry): entry is Entry<MailFacts> =>
  entry.kind === 'MAIL' || entry.kind === 'ACKNOWLEDGEMENT';
