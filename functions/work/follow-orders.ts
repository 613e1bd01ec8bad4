import { job } from '../lib/event/job.ts';
import { doDue } from '../lib/outbox/do-due.ts';
import { relateLinkOrders } from '../lib/payment-links/relate-link-orders.ts';
import type { WorkFacts } from '../lib/payments/order-follows.ts';
import type { StoredOrder } from '../lib/store/orders.ts';
import { beginWork, heardAt } from '../lib/work/begin-work.ts';
import { followRefund } from '../lib/work/follow-refund.ts';

/**
 * Begins the work of orders that were paid, and lets the work of every order follow what becomes of its money. One that a payment link
 * asked for is linked with the others of it, too.
 */
export const handler = job(() =>
  doDue<WorkFacts>('WORK', async ({ item, entry }) => {
    const order = item as typeof item & StoredOrder;
    if (entry.facts.step === 'paid') {
      await relateLinkOrders(order);
      await beginWork(order, heardAt(entry));
    }
    await followRefund(order, heardAt(entry));
  }),
);
