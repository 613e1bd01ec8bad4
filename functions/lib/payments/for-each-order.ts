import { inBatches } from '../in-batches.ts';
import type { StoredOrder } from '../store/orders.ts';
import { logFailure } from './log-failure.ts';

/** Acts on each of many orders. One that fails holds up no other: returns how many did. */
export async function forEachOrder(
  orders: readonly StoredOrder[],
  act: (order: StoredOrder) => Promise<void>,
): Promise<number> {
  const { failed } = await inBatches(orders, act, {
    onFailure: (error, { id }) => logFailure(error, { order: id }),
  });
  return failed;
}
