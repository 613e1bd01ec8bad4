import { bookSession } from '#shared/api/own-order.ts';
import { book } from '../../coaching/bookings.ts';
import { handle } from '../../platform/http/handle.ts';
import { requireBookable } from '../../work/order-times.ts';
import { buyerOrderOf } from '../../work/read-order.ts';

export const handler = handle(bookSession, async ({ session: { orderId }, body, creation: { id } }) => {
  await requireBookable(orderId, body, id);
  await book(orderId, { id, ...body, by: 'buyer' });
  return buyerOrderOf(orderId);
});
