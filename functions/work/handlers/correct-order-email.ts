import { correctOrderEmail } from '#shared/api/work.ts';
import { emailHash } from '../../orders/buyers.ts';
import * as orders from '../../orders/store.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { mail } from '../../platform/outbox/mails.ts';
import { workSheetOf } from '../read-order.ts';

export const handler = handle(correctOrderEmail, async ({ path: { id }, body: { email } }) => {
  const corrected = await orders.correctEmail(id, email, (before) => followsFrom(before, email));
  if (!corrected && (await orders.find(id))) throw conflict('This order names no buyer.');
  if (!corrected) throw notFound('There is no such order.');
  return workSheetOf(id);
});

/** Removes the order from the former address's index, and mails a new link. An order that is not paid has neither. */
function followsFrom({ buyer, paidBy }: orders.StoredOrder, email: string) {
  const former = emailHash(buyer?.email ?? '');
  return paidBy
    ? [orders.news('address', former === emailHash(email) ? undefined : former), mail('order-link')]
    : [];
}
