import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { beginCoaching } from '../coaching/begin.ts';
import { failureOf, log } from '../platform/log.ts';
import { paidEntryOf, reportedAt, type StoredOrder } from './store.ts';

/**
 * Books the time that was picked before the payment, in the request that learns of the payment. If this fails, a job
 * does it later.
 */
export async function tryBeginCoaching(order: StoredOrder): Promise<void> {
  const paid = order.product?.kind === 'coaching' && refundPhaseOf(order) === 'kept' && paidEntryOf(order);
  if (!paid) return;
  try {
    await beginCoaching(order, reportedAt(paid), { mostMs });
  } catch (error) {
    log({ event: 'coaching not begun', order: order.id, error: failureOf(error) });
  }
}

const mostMs = 1500;
