import { getOrderStatus } from '#shared/api/orders.ts';
import type { PublicOrder } from '#shared/domain/orders/order.ts';
import { isPaymentAwaited } from '#shared/domain/orders/order-state.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { withinTime } from '../razorpay/client.ts';
import { refreshOrder } from '../reconcile.ts';
import * as orders from '../store.ts';

export const handler = handle(getOrderStatus, async ({ path, address }) => {
  const order = found(await orders.find(path.id), 'There is no such order.');
  return publicOrder(order.paidBy ? order : await withinTime(() => refreshOrder(order, address)));
});

function publicOrder(order: orders.StoredOrder): PublicOrder {
  if (isPaymentAwaited(order)) return { status: 'processing' };
  const page = order.paidBy ? undefined : pageOf(order);
  return { status: order.status, ...(page && { page }) };
}

function pageOf({ product, linkId }: orders.StoredOrder): string | undefined {
  if (linkId) return '/pay';
  return product?.kind === 'course' ? `/course/${product.courseId}` : undefined;
}
