import { job } from '../lib/event/job.ts';
import { doDue } from '../lib/outbox/do-due.ts';
import type { IndexFacts } from '../lib/outbox/index-buyer.ts';
import * as buyers from '../lib/store/buyers.ts';
import type { StoredOrder } from '../lib/store/orders.ts';

/** Has orders found by the address that they have, and by a former one no longer. */
export const handler = job(() =>
  doDue<IndexFacts>('FIND', async ({ item, entry }) => {
    const { id, buyer } = item as typeof item & Pick<StoredOrder, 'id' | 'buyer'>;
    const hash = buyer?.email ? buyers.emailHash(buyer.email) : undefined;
    if (hash) await buyers.add(hash, id);
    const { former } = entry.facts;
    if (former && former !== hash) await buyers.remove(former, id);
  }),
);
