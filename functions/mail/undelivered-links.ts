import type { MailRecord } from '#shared/domain/mail/mail.ts';
import { undeliveredSince } from '#shared/domain/mail/undelivered.ts';
import { paidOrdersOf } from '../orders/paid-orders.ts';
import type { StoredOrder } from '../orders/store.ts';
import type { LinkRequest } from '../own-order/link-requests.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { Key } from '../platform/table/table.ts';
import * as table from '../platform/table/table.ts';
import { dueKeysOf, type MailedItem } from './mail-record.ts';

/**
 * If a mail with a buyer's links wasn't delivered, records it on the buyer's latest order: its request is in no list of the
 * owner's. Nothing changes if the order has a record of an undelivered mail already. A repeat changes nothing.
 */
export async function noteUndeliveredLinks(key: Key, record: MailRecord): Promise<void> {
  if (key.pk !== 'LINK_REQUEST' || !undeliveredSince([record])) return;
  const request = await table.find<LinkRequest>(key);
  const [latest] = request ? await paidOrdersOf(request.email) : [];
  if (!latest) return;
  await outbox.change<MailedItem & StoredOrder>({ pk: 'ORDER', sk: latest.id }, (order) => {
    if (undeliveredSince(order.mails) || order.mails.some(({ id }) => id === record.id)) return undefined;
    const set = { mails: [...order.mails, record] };
    return { set: { ...set, ...dueKeysOf({ ...order, ...set }) }, entries: [] };
  });
}
