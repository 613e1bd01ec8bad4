import type { SupersededReason, TemplateName } from '#shared/domain/mail/mail.ts';
import type { Entry, NewEntry } from './entries.ts';

/** Only what can't change before the email is sent. Its content is read when it's sent (`mail/facts.ts`). */
export interface EmailFacts {
  template: TemplateName;
  /** If the item has several, the id of the payment, refund, dispute, entry or draft. */
  about?: string;
  /** When the email was originally due, if a delay cost it its turn. */
  since?: string;
  /** Consecutive failed attempts to compose the email. */
  failures?: number;
}

/** Due immediately and with a random id, by default. */
interface Appended {
  about?: string;
  id?: string;
  /** ISO 8601. */
  due?: string;
}

/**
 * Acknowledgements go to addresses that strangers type, so they have their own kind, which never delays an email that
 * someone paid for or requested.
 */
export const mail = (template: TemplateName, { about, ...appended }: Appended = {}): NewEntry => ({
  kind: template === 'enquiry-received' ? 'ACKNOWLEDGEMENT' : 'MAIL',
  facts: { template, ...(about && { about }) } satisfies EmailFacts,
  ...appended,
});

export const isMail = (entry: Entry): entry is Entry<EmailFacts> =>
  entry.kind === 'MAIL' || entry.kind === 'ACKNOWLEDGEMENT';

export const emailEntriesOf = (outbox: readonly Entry[] = [], template: TemplateName): Entry<EmailFacts>[] =>
  outbox.filter(isMail).filter(({ facts }) => facts.template === template);

/** An email that is no longer needed or true. */
export interface SupersededEmail {
  superseded: SupersededReason;
}

export const superseded = (by: SupersededReason): SupersededEmail => ({ superseded: by });
