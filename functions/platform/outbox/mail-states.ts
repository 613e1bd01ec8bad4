import type { MailRecord, MailState } from '#shared/domain/mail/mail.ts';
import type { Entry, Outboxed } from './entries.ts';
import { isMail, type MailFacts } from './mails.ts';

/** The attributes of an item that tell of its mails. */
export interface Mailed extends Pick<Outboxed, 'outbox'> {
  /** The mails that ended, the earliest first. */
  mails: readonly MailRecord[];
}

/** Lists the mails of an item that have ended, then those that wait. */
export const mailStatesOf = ({ mails, outbox = [] }: Mailed): MailState[] => [
  ...mails,
  ...outbox.filter(isMail).map(stateOf),
];

/** An item as the owner reads it, with the mails that ended and those that wait. */
export const withMailStates = <Item extends Mailed>(item: Item) => ({ ...item, mails: mailStatesOf(item) });

const stateOf = ({ id, due, originalDue = due, facts: { letter } }: Entry<MailFacts>): MailState => ({
  id,
  letter,
  at: originalDue,
  outcome: 'waiting',
});
