import { correctOrderEmail } from '#shared/api/work.ts';
import { emailHash } from '../../orders/buyers.ts';
import * as orders from '../../orders/store.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { mail } from '../../platform/outbox/email-entries.ts';
import { workDetailOf } from '../read-order.ts';

export const handler = handle(correctOrderEmail, async ({ path: { id }, body: { email } }) => {
  const corrected = await orders.correctEmail(id, email, (before) => emailChangeEntries(before, email));
  if (!corrected && (await orders.find(id))) throw conflict('This order has no buyer details.');
  if (!corrected) throw notFound('We can’t find this order.');
  return workDetailOf(id);
});

/**
 * Removes the old address's entry for the order from the index and emails a new link. An unpaid order isn't in the index
 * and has no link.
 */
function emailChangeEntries({ buyer, paidBy }: orders.StoredOrder, email: string) {
  const former = emailHash(buyer?.email ?? '');
  return paidBy
    ? [orders.news('address', former === emailHash(email) ? undefined : former), mail('order-link')]
    : [];
}
