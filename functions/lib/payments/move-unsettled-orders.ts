import * as orders from '../store/orders.ts';
import * as progress from '../store/sweep.ts';

/**
 * Moves the orders that an earlier release kept as unsettled to where they belong now, until `deadline` (ms). Once
 * that partition was seen empty, it is not read again.
 */
export async function moveUnsettledOrders(deadline: number): Promise<void> {
  if (await progress.isUnsettledEmpty()) return;
  let before: string | undefined;
  do {
    const { items, next } = await orders.listUnsettled(pageSize, before);
    if (items.length === 0 && before === undefined) {
      await progress.noteUnsettledEmpty();
      return;
    }
    for (let i = 0; i < items.length; i += atOnce)
      await Promise.all(items.slice(i, i + atOnce).map((order) => orders.place(order)));
    before = next;
  } while (before !== undefined && Date.now() < deadline);
}

const pageSize = 100;
const atOnce = 10;
