import { mostRelatedOrders } from '#shared/domain/related-orders.ts';
import * as orders from '../store/orders.ts';

/** Notes of an order that another one was opened for the same thing, so that two that are paid find each other. */
export const relate = (id: string, other: string) =>
  orders.update(id, (order) =>
    order.related?.includes(other)
      ? order
      : { ...order, related: [...(order.related ?? []), other].slice(-mostRelatedOrders) },
  );
