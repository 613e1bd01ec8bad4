import { bookSession } from '#shared/api/own-order.ts';
import { book } from '../../coaching/bookings.ts';
import { handle } from '../../platform/http/handle.ts';
import { handleForms } from '../../platform/http/handle-forms.ts';
import { requireBookable } from '../../work/order-times.ts';
import { buyerOrderOf } from '../../work/read-order.ts';

export const handler = handle(
  bookSession,
  async ({ session: { orderId }, body: { start, replaces }, creation: { id } }) => {
    await requireBookable(orderId, { start, replaces }, id);
    await book(orderId, { id, start, replaces, by: 'buyer' });
    return buyerOrderOf(orderId);
  },
  handleForms,
);
