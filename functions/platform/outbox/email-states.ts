import type { EmailRecord, EmailState } from '#shared/domain/mail/mail.ts';
import { type EmailFacts, isMail } from './email-entries.ts';
import type { Entry, Outboxed } from './entries.ts';

export interface Mailed extends Pick<Outboxed, 'outbox'> {
  emails: readonly EmailRecord[];
}

export const emailStatesOf = ({ emails, outbox = [] }: Mailed): EmailState[] => [
  ...emails,
  ...outbox.filter(isMail).map(stateOf),
];

export const withEmailStates = <Item extends Mailed>(item: Item) => ({
  ...item,
  emails: emailStatesOf(item),
});

const stateOf = ({ id, due, originalDue = due, facts: { template } }: Entry<EmailFacts>): EmailState => ({
  id,
  template,
  at: originalDue,
  outcome: 'waiting',
});
