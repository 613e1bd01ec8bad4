import type { TemplateName } from '#shared/domain/mail/emails.ts';
import type { SupersededReason } from '#shared/domain/mail/mail.ts';
import type { Entry, NewEntry } from './entries.ts';

/** Holds only what can't change before the email is sent. Everything else is read at that point (`mail/emails.ts`). */
export interface EmailFacts {
  template: TemplateName;
  /** The ID of the payment, refund, dispute, entry or draft that the email is about, if the item can have several. */
  about?: string;
  /** When the email was originally due, if it was delayed and lost its turn. */
  since?: string;
  failures?: number;
}

interface Appended {
  about?: string;
  id?: string;
  /** ISO 8601. */
  due?: string;
}

/**
 * Acknowledgements go to addresses that strangers have typed. They have their own kind, so that they never delay an
 * email that someone paid for or asked for.
 */
export const mail = (template: TemplateName, { about, ...appended }: Appended = {}): NewEntry => ({
  kind: template === 'enquiry-received' || template === 'seat-free' ? 'ACKNOWLEDGEMENT' : 'MAIL',
  facts: { template, ...(about && { about }) } satisfies EmailFacts,
  ...appended,
});

export const isMail = (entry: Entry): entry is Entry<EmailFacts> =>
  entry.kind === 'MAIL' || entry.kind === 'ACKNOWLEDGEMENT';

export const emailEntriesOf = (outbox: readonly Entry[] = [], template: TemplateName): Entry<EmailFacts>[] =>
  outbox.filter(isMail).filter(({ facts }) => facts.template === template);

/** Returned instead of the email's facts if the email is no longer needed or no longer accurate. */
export interface SupersededEmail {
  superseded: SupersededReason;
}

export const superseded = (by: SupersededReason): SupersededEmail => ({ superseded: by });
