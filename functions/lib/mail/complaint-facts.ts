import type { FactsOf } from '#shared/letters/letters.ts';
import type { OutboxItem } from '../outbox/entries.ts';
import type { Claim } from '../outbox/take.ts';
import { emailHash } from '../store/buyers.ts';
import type { StoredEnquiry } from '../store/enquiries.ts';
import * as orders from '../store/orders.ts';
import type { MailFacts } from './entries.ts';

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
