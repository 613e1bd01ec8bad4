import { randomUUID } from 'node:crypto';
import { expiryTime, retention } from '#shared/domain/limits/retention.ts';
import type { EmailRecord } from '#shared/domain/mail/mail.ts';
import type { OrderLinkInput } from '#shared/domain/orders/order-access.ts';
import type { NewEntry, Outboxed } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';

/**
 *   pk             sk            email, mails, ttl
 *   LINK_REQUEST   <random id>   the email job checks if the address has an order
 */

export interface LinkRequest extends OrderLinkInput, Outboxed {
  emails: EmailRecord[];
}

/** One write, the same for every address. */
export const add = ({ email, noticeVersion }: OrderLinkInput, mail: NewEntry) =>
  outbox.insert(
    {
      ...{ pk: 'LINK_REQUEST', sk: randomUUID(), email, noticeVersion, emails: [] },
      ttl: expiryTime(Date.now(), retention.linkRequestDays),
    },
    [mail],
  );
