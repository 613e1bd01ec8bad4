import * as places from '../../classes/class-seats.ts';
import * as classes from '../../classes/store.ts';
import { reportedAt } from '../../orders/store.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { job } from '../../platform/job.ts';
import { runDue } from '../../platform/outbox/run-due.ts';
import * as works from '../../works/store.ts';

/**
 * Checks every seat in a course that was rescheduled or deleted. A seat that is paid for in the meantime is checked
 * when its work begins.
 */
export const handler = job(() =>
  runDue('CLASS', async ({ item, entry }) => {
    if (item.isDeleted) await classes.noteDeletion(item.sk, reportedAt(entry));
    let after: string | undefined;
    do {
      const page = await places.list(item.sk, { limit: 100, after });
      await inBatches(page.items, ({ orderId }) => works.checkClass(orderId));
      after = page.next;
    } while (after);
    return undefined;
  }),
);
