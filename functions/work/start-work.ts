import { startWork } from '#shared/api/work.ts';
import { refundPhaseOf } from '#shared/domain/refunds.ts';
import { conflict } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as buyers from '../lib/store/buyers.ts';
import * as orders from '../lib/store/orders.ts';
import { beginWork } from '../lib/work/begin-work.ts';
import { openedWorkOf } from '../lib/work/opened-work.ts';
import { noOrder } from '../lib/work/own-order.ts';

/** Begins the work of an order of before. Its clock starts with the owner's press, and not with a payment of long ago. */
export const handler = handle(startWork, async ({ path: { id } }) => {
  const found = await orders.find(id);
  if (!found) throw noOrder();
  if (!found.paidBy) throw conflict('This order is not paid, so no work begins.');
  const order = found.mails || found.hasWork ? found : await orders.markWork(id);
  if (order && refundPhaseOf(order) !== 'kept')
    throw conflict('The money of this order has gone back, or is on its way back.');
  // Orders of before are found by no address: this is where theirs begins.
  if (order?.buyer) await buyers.add(buyers.emailHash(order.buyer.email), id);
  if (order) await beginWork(order, new Date().toISOString());
  return openedWorkOf(id);
});
