import * as buyers from '../../orders/buyers.ts';
import type { StoredOrder } from '../../orders/store.ts';
import { job } from '../../platform/job.ts';
import { doDue } from '../../platform/outbox/do-due.ts';
import type { IndexFacts } from '../../platform/outbox/index-buyer.ts';

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
