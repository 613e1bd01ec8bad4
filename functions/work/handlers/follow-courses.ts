import * as places from '../../classes/places.ts';
import * as classes from '../../classes/store.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { job } from '../../platform/job.ts';
import { doDue } from '../../platform/outbox/do-due.ts';
import { heardAt } from '../begin-work.ts';
import * as works from '../store.ts';

/**
 * Checks every place of a course whose start has changed, or that was deleted. A place that is paid meanwhile is checked
 * when its work begins.
 */
export const handler = job(() =>
  doDue('CLASS', async ({ item, entry }) => {
    if (item.isDeleted) await classes.noteDeletion(item.sk, heardAt(entry));
    let after: string | undefined;
    do {
      const page = await places.list(item.sk, { limit: 100, after });
      await inBatches(page.items, ({ orderId }) => works.lookAtClass(orderId));
      after = page.next;
    } while (after);
    return undefined;
  }),
);
