import { job } from '../lib/event/job.ts';
import { doDue } from '../lib/outbox/do-due.ts';
import { followDoublePayment } from '../lib/payments/follow-double-payment.ts';
import type { WorkFacts } from '../lib/payments/order-follows.ts';
import type { StoredOrder } from '../lib/store/orders.ts';
import { beginWork, heardAt } from '../lib/work/begin-work.ts';
import { followRefund } from '../lib/work/follow-refund.ts';

/**
 * Begins the work of orders that were paid, and lets the work of every order follow what becomes of its money. Two that
 * were paid for the same tell of each other, as long as the money of both is with us.
 */
export const handler = job(() =>
  doDue<WorkFacts>('WORK', async ({ item, entry }) => {
    const order = item as typeof item & StoredOrder;
    await followDoublePayment(order);
    if (entry.facts.step === 'paid') await beginWork(order, heardAt(entry));
    await followRefund(order, heardAt(entry));
  }),
);
