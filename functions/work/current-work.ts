import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { withRefundPhase } from '#shared/domain/work/work.ts';
import { isRefundNews, type OrderChangeFacts, type StoredOrder } from '../orders/store.ts';
import type { Entry } from '../platform/outbox/entries.ts';
import type { StoredWork } from '../works/store.ts';

/** Uses the order's current refund phase, because the work's copy can be slightly out of date. */
export const currentWork = (order: StoredOrder, work: StoredWork): StoredWork => {
  const waiting = order.outbox?.findLast((entry): entry is Entry<OrderChangeFacts> => isRefundNews(entry));
  return withRefundPhase(work, refundPhaseOf(order), waiting?.facts.refund?.at ?? new Date().toISOString());
};
