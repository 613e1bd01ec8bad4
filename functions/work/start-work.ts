import { startWork } from '#shared/api/work.ts';
import { conflict } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as buyers from '../lib/store/buyers.ts';
import * as orders from '../lib/store/orders.ts';
import { beginWork } from '../lib/work/begin-work.ts';
import { openedWorkOf } from '../lib/work/opened-work.ts';
import { noOrder } from '../lib/work/own-order.ts';

/** Its clock begins with the owner's press, and not with a payment of long ago. */
export const handler = handle(startWork, async ({ path }) => {
  const order = await orders.find(path.id);
  if (!order) throw noOrder();
  if (!order.paidBy) throw conflict('This order is not paid, so no work begins.');
  if (order.status === 'refunded') throw conflict('The money of this order has gone back.');
  // Orders of before are found by no address: this is where theirs begins.
  if (order.buyer) await buyers.add(buyers.emailHash(order.buyer.email), order.id);
  await beginWork(order, new Date().toISOString());
  return openedWorkOf(path.id);
});
