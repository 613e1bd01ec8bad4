import { getOrderStatus } from '#shared/api/orders.ts';
import type { PublicOrder } from '#shared/domain/order.ts';
import { isPaymentAwaited } from '#shared/domain/order-state.ts';
import { notFound } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { refreshOrder } from '../lib/payments/refresh-order.ts';
import { withinTime } from '../lib/payments/time-limit.ts';
import * as orders from '../lib/store/orders.ts';

export const handler = handle(getOrderStatus, async ({ path, address }) => {
  const order = await orders.find(path.id);
  if (!order) throw notFound('There is no such order.');
  return publicOrder(order.paidBy ? order : await withinTime(() => refreshOrder(order, address)));
});

function publicOrder(order: orders.StoredOrder): PublicOrder {
  if (isPaymentAwaited(order)) return { status: 'processing' };
  const page = order.paidBy ? undefined : pageOf(order);
  return { status: order.status, ...(page && { page }) };
}

function pageOf({ sold, linkId }: orders.StoredOrder): string | undefined {
  if (linkId) return '/pay';
  return sold?.kind === 'course' ? `/course/${sold.courseId}` : undefined;
}
