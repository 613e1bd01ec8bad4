import type { MailRecord, MailState } from '#shared/domain/mail/mail.ts';
import type { Entry, Outboxed } from './entries.ts';
import { isMail, type MailFacts } from './mails.ts';

/** An item that mails are about, as far as they go. */
export interface Mailed extends Pick<Outboxed, 'outbox'> {
  /** Mails that ended, the earliest first. */
  mails: readonly MailRecord[];
}

/** Lists the mails of an item that have ended, then those that wait. */
export const mailStatesOf = ({ mails, outbox = [] }: Mailed): MailState[] => [
  ...mails,
  ...outbox.filter(isMail).map(stateOf),
];

/** An item as its owner reads it: with what became of its mails in the place of the records alone. */
export const withMailStates = <Item extends Mailed>(item: Item) => ({ ...item, mails: mailStatesOf(item) });

const stateOf = ({ id, due, originalDue = due, facts: { letter } }: Entry<MailFacts>): MailState => ({
  id,
  letter,
  at: originalDue,
  outcome: 'waiting',
});
