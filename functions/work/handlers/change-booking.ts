import { changeBooking as endpoint } from '#shared/api/work.ts';
import { changeBooking } from '../../coaching/bookings.ts';
import { handle } from '../../platform/http/handle.ts';
import { workDetailOf } from '../read-order.ts';

export const handler = handle(endpoint, async ({ path, body }) => {
  await changeBooking(path.id, { id: path.bookingId, kind: body.kind, by: 'us' });
  return workDetailOf(path.id);
});
