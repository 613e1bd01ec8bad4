import { expiryTime, retention } from '#shared/domain/limits/retention.ts';
import type { EmailRecord } from '#shared/domain/mail/mail.ts';
import { orderDueKeys } from '#shared/domain/orders/order-due.ts';
import { workDueKeys } from '#shared/domain/work/work-due.ts';
import * as enquiries from '../enquiries/store.ts';
import type { StoredOrder } from '../orders/store.ts';
import * as links from '../payment-links/store.ts';
import type { EmailFacts } from '../platform/outbox/email-entries.ts';
import type { Entry, OutboxItem } from '../platform/outbox/entries.ts';
import type { StoredWork } from '../works/store.ts';

export interface EmailedItem extends OutboxItem {
  emails?: EmailRecord[];
}

export type EmailResult = Pick<EmailRecord, 'outcome' | 'reason' | 'returned'>;

export const recordOf = (
  { outcome, reason, returned }: EmailResult,
  { id, template }: Pick<EmailRecord, 'id' | 'template'>,
): EmailRecord => {
  const at = new Date().toISOString();
  return {
    ...{ id, template, at, outcome },
    ...(reason && { reason }),
    ...(returned && { returned, returnedAt: at }),
  };
};

export const withRecord =
  (result: EmailResult) =>
  (item: EmailedItem, entry: Entry): Record<string, unknown> => {
    const { template } = entry.facts as EmailFacts;
    const record = recordOf(result, { id: entry.id, template });
    const emails = [...(item.emails ?? []), record];
    const set = template === 'reply' ? replied(item, { emails }, result, record.at) : { emails };
    return {
      ...set,
      ...dueKeysOf({ ...item, ...set }),
      ...(item.pk === 'OWNER_MAIL' && { ttl: expiryTime(Date.now(), retention.adminEmailDays) }),
    };
  };

/**
 * Marks the enquiry as answered once the reply has been sent. If the reply fails, the enquiry goes back to waiting for
 * an answer.
 */
function replied(item: EmailedItem, set: { emails: EmailRecord[] }, { outcome }: EmailResult, at: string) {
  const enquiry = item as EmailedItem & enquiries.StoredEnquiry;
  return enquiries.changed(enquiry, {
    ...set,
    ...(outcome === 'sent' && enquiries.answeredAttributes(enquiry, at)),
  });
}

export function dueKeysOf(item: EmailedItem): Record<string, unknown> {
  if (item.isDeleted) return {};
  switch (item.pk) {
    case 'ENQUIRY':
      return enquiries.dueKeys(item as EmailedItem & enquiries.StoredEnquiry);
    case 'ORDER':
      return orderDueKeys(item as EmailedItem & StoredOrder);
    case 'WORK':
      return workDueKeys(item as EmailedItem & StoredWork, Date.now());
    case 'PAYMENT_LINK':
      return links.dueKeys(item as EmailedItem & links.StoredLink);
    default:
      return {};
  }
}
