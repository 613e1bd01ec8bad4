import { randomUUID } from 'node:crypto';
import { expiryTime, retention } from '#shared/domain/limits/retention.ts';
import type { EmailRecord } from '#shared/domain/mail/mail.ts';
import type { OrderLinkInput } from '#shared/domain/orders/order-access.ts';
import type { NewEntry, Outboxed } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';

/**
 *   pk             sk
 *   LINK_REQUEST   <random ID>   email, noticeVersion, emails, ttl; the email job looks up the address's orders
 */

export interface LinkRequest extends OrderLinkInput, Outboxed {
  emails: EmailRecord[];
}

export const add = ({ email, noticeVersion }: OrderLinkInput, mail: NewEntry) =>
  outbox.insert(
    {
      ...{ pk: 'LINK_REQUEST', sk: randomUUID(), email, noticeVersion, emails: [] },
      ttl: expiryTime(Date.now(), retention.linkRequestDays),
    },
    [mail],
  );
