import type { WorkFacts } from '../../orders/apply.ts';
import type { StoredOrder } from '../../orders/store.ts';
import { followDoublePayment } from '../../payment-links/follow-double-payment.ts';
import { job } from '../../platform/job.ts';
import { doDue } from '../../platform/outbox/do-due.ts';
import { beginWork, heardAt } from '../begin-work.ts';
import { followRefund } from '../follow-refund.ts';

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
