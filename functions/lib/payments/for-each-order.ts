import type { StoredOrder } from '../store/orders.ts';
import { logFailure } from './log-failure.ts';

/** Does something with each of many orders, ten at once. One that fails holds up no other: returns how many did. */
export async function forEachOrder(
  orders: readonly StoredOrder[],
  act: (order: StoredOrder) => Promise<void>,
): Promise<number> {
  let failed = 0;
  for (let i = 0; i < orders.length; i += atOnce)
    await Promise.all(
      orders.slice(i, i + atOnce).map((order) =>
        act(order).catch((error: unknown) => {
          failed += 1;
          logFailure(error, { order: order.id });
        }),
      ),
    );
  return failed;
}

const atOnce = 10;
