import { job } from '../lib/event/job.ts';
import { inBatches } from '../lib/in-batches.ts';
import { doDue } from '../lib/outbox/do-due.ts';
import * as places from '../lib/store/places.ts';
import * as works from '../lib/store/works.ts';

/**
 * Has every place of a course looked at that starts at another time now, or is deleted. A place that is being paid for
 * meanwhile is looked at once its work is begun.
 */
export const handler = job(() =>
  doDue('CLASS', async ({ item }) => {
    let after: string | undefined;
    do {
      const page = await places.list(item.sk, { limit: 100, after });
      await inBatches(page.items, ({ orderId }) => works.lookAtClass(orderId), { onFailure });
      after = page.next;
    } while (after);
    return undefined;
  }),
);

function onFailure(error: unknown): never {
  throw error;
}
