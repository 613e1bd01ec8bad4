import type { MailReason, MailRecord } from '#shared/domain/mail.ts';
import type { Entry, OutboxItem } from '../outbox/entries.ts';
import { asAnswered, type StoredEnquiry } from '../store/enquiries.ts';
import { afterMail, type OwnerHour } from '../store/owner-mail.ts';
import type { MailFacts } from './entries.ts';

/** An item that mails are about. */
export interface MailedItem extends OutboxItem {
  mails?: MailRecord[];
}

/** The end of a mail. Without a reason it was sent. */
export interface End {
  outcome: MailRecord['outcome'];
  reason?: MailReason;
  /** It was sent, and came back. */
  returned?: NonNullable<MailRecord['returned']>;
}

/** What is written when the entry of a mail is popped: its record, and what having been sent means for the item. */
export const written =
  ({ outcome, reason, returned }: End) =>
  (item: MailedItem, entry: Entry): Record<string, unknown> => {
    const { letter } = entry.facts as MailFacts;
    const at = new Date().toISOString();
    const record: MailRecord = {
      ...{ id: entry.id, letter, at, outcome },
      ...(reason && { reason }),
      ...(returned && { returned, returnedAt: at }),
    };
    return {
      mails: [...(item.mails ?? []), record],
      ...(letter === 'reply' && outcome === 'sent' && asAnswered(item as MailedItem & StoredEnquiry, at)),
      ...dropped(item, entry),
    };
  };

/** What is written when an entry is popped whose mail is needed no more. */
export const dropped = (item: MailedItem, entry: Entry): Record<string, unknown> =>
  item.pk === 'OWNER_MAIL' ? afterMail(item as OwnerHour, entry) : {};
