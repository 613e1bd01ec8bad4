import { job } from '../lib/event/job.ts';
import { doDue } from '../lib/outbox/do-due.ts';
import type { WorkFacts } from '../lib/payments/order-follows.ts';
import type { StoredOrder } from '../lib/store/orders.ts';
import { beginWork, heardAt } from '../lib/work/begin-work.ts';
import { endRefunded } from '../lib/work/end-refunded.ts';

/** Begins the work of orders that were paid, and ends that of orders whose money has gone back. */
export const handler = job(() =>
  doDue<WorkFacts>('WORK', async ({ item, entry }) => {
    const order = item as typeof item & StoredOrder;
    if (entry.facts.step === 'paid') await beginWork(order, heardAt(entry));
    if (order.status === 'refunded') await endRefunded(order.id, heardAt(entry));
  }),
);
