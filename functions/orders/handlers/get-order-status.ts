import { getOrderStatus } from '#shared/api/orders.ts';
import type { PublicOrder } from '#shared/domain/orders/order.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { seatStateOf } from '#shared/domain/orders/order-seat.ts';
import { buyerStatusOf } from '#shared/domain/orders/order-state.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { payPath } from '../checkout/pay-path.ts';
import { withinTime } from '../razorpay/client.ts';
import { refreshOrder } from '../reconcile.ts';
import * as orders from '../store.ts';
import { tryUpdateSeat } from '../update-seat.ts';

export const handler = handle(getOrderStatus, async ({ path, address }) => {
  const order = found(await orders.find(path.id), 'We can’t find this order.');
  return publicOrder(
    order.paidBy ? await tryUpdateSeat(order) : await withinTime(() => refreshOrder(order, address)),
  );
});

function publicOrder(order: orders.StoredOrder): PublicOrder {
  const status = buyerStatusOf(order);
  const page = status === 'created' || status === 'attempted' ? pageOf(order) : undefined;
  const seat = seatStateOf(order);
  const isOpen = seat === 'confirming' || seat === 'none';
  return { number: orderNumber(order), status, ...(page && { page }), ...(isOpen && { seat }) };
}

function pageOf(order: orders.StoredOrder): string | undefined {
  const { product, linkId } = order;
  return product?.kind === 'course' && !linkId ? `/course/${product.courseId}` : payPath(order);
}
