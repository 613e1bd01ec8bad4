import { keptUntil, retention } from '#shared/domain/limits/retention.ts';
import type { MailRecord } from '#shared/domain/mail/mail.ts';
import { orderDueKeys } from '#shared/domain/orders/order-due.ts';
import { workDueKeys } from '#shared/domain/work/work-due.ts';
import * as enquiries from '../enquiries/store.ts';
import type { StoredOrder } from '../orders/store.ts';
import * as links from '../payment-links/store.ts';
import type { Entry, OutboxItem } from '../platform/outbox/entries.ts';
import type { MailFacts } from '../platform/outbox/mails.ts';
import type { StoredWork } from '../work/store.ts';

/** An item that mails are about. */
export interface MailedItem extends OutboxItem {
  mails?: MailRecord[];
}

/** How a mail ended. */
export type MailResult = Pick<MailRecord, 'outcome' | 'reason' | 'returned'>;

/** The record of a mail that ends now. */
export const recordOf = (
  { outcome, reason, returned }: MailResult,
  { id, letter }: Pick<MailRecord, 'id' | 'letter'>,
): MailRecord => {
  const at = new Date().toISOString();
  return {
    ...{ id, letter, at, outcome },
    ...(reason && { reason }),
    ...(returned && { returned, returnedAt: at }),
  };
};

/** Makes the attributes that are written when a mail's entry is popped: its record, and the answer of an enquiry for a reply. */
export const withRecord =
  (result: MailResult) =>
  (item: MailedItem, entry: Entry): Record<string, unknown> => {
    const { letter } = entry.facts as MailFacts;
    const record = recordOf(result, { id: entry.id, letter });
    const mails = [...(item.mails ?? []), record];
    const set = letter === 'reply' ? replied(item, { mails }, result, record.at) : { mails };
    return {
      ...set,
      ...dueKeysOf({ ...item, ...set }),
      ...(item.pk === 'OWNER_MAIL' && { ttl: keptUntil(Date.now(), retention.ownerMailDays) }),
    };
  };

/** An enquiry whose reply has ended: it is answered, or waits for an answer again. */
function replied(item: MailedItem, set: { mails: MailRecord[] }, { outcome }: MailResult, at: string) {
  const enquiry = item as MailedItem & enquiries.StoredEnquiry;
  return enquiries.changed(enquiry, { ...set, ...(outcome === 'sent' && enquiries.asAnswered(enquiry, at)) });
}

/** The keys in the index of what is due, for an item whose mails have changed. */
export function dueKeysOf(item: MailedItem): Record<string, unknown> {
  if (item.isDeleted) return {};
  switch (item.pk) {
    case 'ENQUIRY':
      return enquiries.dueKeys(item as MailedItem & enquiries.StoredEnquiry);
    case 'ORDER':
      return orderDueKeys(item as MailedItem & StoredOrder);
    case 'WORK':
      return workDueKeys(item as MailedItem & StoredWork);
    case 'PAYMENT_LINK':
      return links.dueKeys(item as MailedItem & links.StoredLink);
    default:
      return {};
  }
}
