import type { FactsOf } from '#shared/letters/letters.ts';
import type { StoredEnquiry } from '../enquiries/store.ts';
import { emailHash } from '../orders/buyers.ts';
import * as orders from '../orders/store.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import type { MailFacts } from '../platform/outbox/mails.ts';
import type { Claim } from '../platform/outbox/take.ts';

const complaintOf = ({ item }: Claim<MailFacts>) => item as OutboxItem & StoredEnquiry;

/** The facts of the mail that acknowledges a complaint. It opens the order where the address is its buyer's still. */
export async function acknowledgedFacts(claim: Claim<MailFacts>): Promise<FactsOf<'complaint-acknowledged'>> {
  const { ticket, name, title, orderId, email } = complaintOf(claim);
  const order = orderId ? await orders.find(orderId) : undefined;
  const isOwn = order?.buyer !== undefined && emailHash(order.buyer.email) === emailHash(email);
  return { ticket, name, what: title, ...(isOwn && { order: orderId }) };
}

/** The facts of the mail that tells the owner of a complaint. */
export async function complaintFacts(claim: Claim<MailFacts>): Promise<FactsOf<'complaint-received'>> {
  const { id, ticket, name, email, phone, message, title, orderId, wantsRefund } = complaintOf(claim);
  return { id, ticket, name, email, phone, message, what: title, order: orderId, wantsRefund };
}
