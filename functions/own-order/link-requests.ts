import { randomUUID } from 'node:crypto';
import { keptUntil, retention } from '#shared/domain/limits/retention.ts';
import type { MailRecord } from '#shared/domain/mail/mail.ts';
import type { OrderLinkInput } from '#shared/domain/orders/order-access.ts';
import type { NewEntry, Outboxed } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';

/**
 *   pk             sk            email, mails, ttl
 *   LINK_REQUEST   <random id>   the job that sends the mail finds out whether the address has an order
 */

/** The request of somebody who has lost the links of their orders. */
export interface LinkRequest extends OrderLinkInput, Outboxed {
  mails: MailRecord[];
}

/** Stores a request with its mail, in one write that is the same for every address. */
export const add = ({ email, noticeVersion }: OrderLinkInput, mail: NewEntry) =>
  outbox.insert(
    {
      ...{ pk: 'LINK_REQUEST', sk: randomUUID(), email, noticeVersion, mails: [] },
      ttl: keptUntil(Date.now(), retention.linkRequestDays),
    },
    [mail],
  );
