import * as orders from '../store/orders.ts';
import { forEachOrder } from './for-each-order.ts';

/**
 * Moves the orders that an earlier release keeps as unsettled to where they belong now, until `deadline` (ms). That
 * partition is read in every run: after a roll-back, there are some again. Returns how many there were, and how many
 * of them could not be moved.
 */
export async function moveUnsettledOrders(deadline: number): Promise<{ found: number; failed: number }> {
  const counts = { found: 0, failed: 0 };
  let before: string | undefined;
  do {
    const { items, next } = await orders.listUnsettled(pageSize, before);
    counts.found += items.length;
    counts.failed += await forEachOrder(items, orders.place);
    before = next;
  } while (before !== undefined && Date.now() < deadline);
  return counts;
}

const pageSize = 100;
