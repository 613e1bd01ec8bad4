import type { MailRecord } from '#shared/domain/mail/mail.ts';
import { asAnswered, type StoredEnquiry } from '../enquiries/store.ts';
import type { Entry, OutboxItem } from '../platform/outbox/entries.ts';
import type { MailFacts } from '../platform/outbox/mails.ts';
import { lastDay } from './store.ts';

/** An item that mails are about. */
export interface MailedItem extends OutboxItem {
  mails?: MailRecord[];
}

/** The end of a mail. */
export interface MailEnd {
  outcome: MailRecord['outcome'];
  reason?: MailRecord['reason'];
  /** It was sent, and came back. */
  returned?: NonNullable<MailRecord['returned']>;
}

/** The record of a mail that ends now. */
export const recordOf = (
  { outcome, reason, returned }: MailEnd,
  { id, letter }: Pick<MailRecord, 'id' | 'letter'>,
): MailRecord => {
  const at = new Date().toISOString();
  return {
    ...{ id, letter, at, outcome },
    ...(reason && { reason }),
    ...(returned && { returned, returnedAt: at }),
  };
};

/** Makes the attributes written when the entry of a mail is popped: its record, and the item's own where a reply answers it. */
export const withRecord =
  (end: MailEnd) =>
  (item: MailedItem, entry: Entry): Record<string, unknown> => {
    const { letter } = entry.facts as MailFacts;
    const record = recordOf(end, { id: entry.id, letter });
    const isAnswer = letter === 'reply' && end.outcome === 'sent';
    return {
      mails: [...(item.mails ?? []), record],
      ...(isAnswer && asAnswered(item as MailedItem & StoredEnquiry, record.at)),
      ...(item.pk === 'OWNER_MAIL' && { ttl: lastDay() }),
    };
  };
