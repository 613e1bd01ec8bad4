import { bookForBuyer } from '#shared/api/work.ts';
import { book } from '../../coaching/bookings.ts';
import { handle } from '../../platform/http/handle.ts';
import { refuseRefunded } from '../order-times.ts';
import { workDetailOf } from '../read-order.ts';

export const handler = handle(bookForBuyer, async ({ path, body, creation }) => {
  await refuseRefunded(path.id);
  await book(path.id, { id: creation.id, ...body, by: 'us' });
  return workDetailOf(path.id);
});
