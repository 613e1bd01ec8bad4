import { applyUpdate, type PaymentUpdate } from '#shared/domain/order-state.ts';
import { duplicatesOf } from '#shared/domain/refunds.ts';
import { log } from '../log.ts';
import * as orders from '../store/orders.ts';

/** Applies an update to an order and returns it, or undefined where we have no such order. */
export async function recordUpdate(
  id: string,
  update: PaymentUpdate,
): Promise<orders.StoredOrder | undefined> {
  const change = await orders.update(id, (order) => applyUpdate(order, update));
  if (!change) return undefined;
  const { before, after } = change;
  // One write at a time takes an order over a line, so each of these is logged once.
  if (!before.paidBy && after.paidBy) log({ event: 'order paid', order: id });
  if (duplicatesOf(after).length > duplicatesOf(before).length) log({ event: 'order paid twice', order: id });
  return after;
}
