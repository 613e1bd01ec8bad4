import { arrangeSeat } from '#shared/api/admin-orders.ts';
import { seatStateOf, withArrangement } from '#shared/domain/orders/order-seat.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { withEmailStates } from '../../platform/outbox/email-states.ts';
import { followUpsOf } from '../apply.ts';
import * as orders from '../store.ts';
import { tryUpdateSeat } from '../update-seat.ts';

export const handler = handle(arrangeSeat, async ({ path }) => {
  const at = new Date().toISOString();
  const change = await orders.update(path.id, (order) => withArrangement(order, at), followUpsOf);
  const { after } = found(change, 'We can’t find this order.');
  if (seatStateOf(after) !== 'arranged')
    throw conflict('You can only do this for a paid order without a seat. Reload the order.');
  return withEmailStates(await tryUpdateSeat(after));
});
