import { changeOwnBooking } from '#shared/api/own-order.ts';
import { changeBooking } from '../../coaching/bookings.ts';
import { handle } from '../../platform/http/handle.ts';
import { handleForms } from '../../platform/http/handle-forms.ts';
import { buyerOrderOf } from '../../work/read-order.ts';

export const handler = handle(
  changeOwnBooking,
  async ({ session: { orderId }, path, body }) => {
    await changeBooking(orderId, { id: path.id, kind: body.kind, by: 'buyer' });
    return buyerOrderOf(orderId);
  },
  handleForms,
);
