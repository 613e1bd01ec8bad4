import { job } from '../lib/event/job.ts';
import { takeEach } from '../lib/outbox/take-each.ts';
import type { WorkFacts } from '../lib/payments/order-follows.ts';
import type { StoredOrder } from '../lib/store/orders.ts';
import { beginWork } from '../lib/work/begin-work.ts';
import { endRefunded } from '../lib/work/end-refunded.ts';

/** Begins the work of orders that were paid, and ends that of orders whose money has gone back. */
export const handler = job(() =>
  takeEach<WorkFacts, StoredOrder & { pk: 'ORDER'; sk: string }>('WORK', async ({ item, entry }) => {
    const { firstDue = entry.due } = entry;
    if (entry.facts.step === 'paid') await beginWork(item, firstDue);
    if (item.status === 'refunded') await endRefunded(item.id, firstDue);
    return {};
  }),
);
