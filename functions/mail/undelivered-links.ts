import type { EmailRecord } from '#shared/domain/mail/mail.ts';
import { undeliveredSince } from '#shared/domain/mail/undelivered.ts';
import { paidOrdersOf } from '../orders/paid-orders.ts';
import type { StoredOrder } from '../orders/store.ts';
import type { LinkRequest } from '../own-order/link-requests.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { Key } from '../platform/table/table.ts';
import * as table from '../platform/table/table.ts';
import { dueKeysOf, type EmailedItem } from './mail-record.ts';

/**
 * If an email with order links couldn't be delivered, records that on the buyer's latest order, because the owner has
 * no list of link requests. Does nothing if that order already has an undelivered email.
 */
export async function recordUndeliveredLinks(key: Key, record: EmailRecord): Promise<void> {
  if (key.pk !== 'LINK_REQUEST' || !undeliveredSince([record])) return;
  const request = await table.find<LinkRequest>(key);
  const [latest] = request ? await paidOrdersOf(request.email) : [];
  if (!latest) return;
  await outbox.change<EmailedItem & StoredOrder>({ pk: 'ORDER', sk: latest.id }, (order) => {
    if (undeliveredSince(order.emails) || order.emails.some(({ id }) => id === record.id)) return undefined;
    const set = { emails: [...order.emails, record] };
    return { set: { ...set, ...dueKeysOf({ ...order, ...set }) }, entries: [] };
  });
}
