import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { withRefundPhase } from '#shared/domain/work/work.ts';
import type { StoredOrder } from '../orders/store.ts';
import * as works from './store.ts';

/**
 * Lets the work of an order follow its money, as was known at a time (ISO 8601): it rests while all of that is on its way
 * back, ends when that has arrived, and goes on where a bank fails to pass it on.
 */
export const followRefund = (order: StoredOrder, at: string) =>
  works.change(order.id, (work) => {
    const followed = withRefundPhase(work, refundPhaseOf(order), at);
    return followed === work ? undefined : { set: { refundSteps: followed.refundSteps } };
  });

/** Work as it is by what its order knows of the money now, which the stored copy may have yet to follow. */
export const workOf = (order: StoredOrder, work: works.StoredWork): works.StoredWork =>
  withRefundPhase(work, refundPhaseOf(order), new Date().toISOString());
