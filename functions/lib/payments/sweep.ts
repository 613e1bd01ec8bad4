import type { RazorpayKeys } from '../secrets.ts';
import * as orders from '../store/orders.ts';
import * as cursor from '../store/sweep.ts';
import { RazorpayError } from './razorpay-client.ts';
import { reconcileOrder } from './reconcile-order.ts';

/** The outcome of a run. */
export interface SweepResult {
  checked: number;
  /** Orders that Razorpay could not be asked about; their turn comes again in the next round. */
  failed: number;
  /** Payments that a bank has promised for more than half an hour and Razorpay has not taken. */
  uncaptured: number;
}

/**
 * Asks Razorpay about one page of the orders that something is still expected of, going on where the last run
 * ended: so each order waits no longer than any other, and a run costs the same however many there are.
 */
export async function sweep(keys: RazorpayKeys): Promise<SweepResult> {
  const from = await cursor.findCursor();
  const { items, next } = await orders.listUnsettled(mostOrders, from);
  const result: SweepResult = { checked: 0, failed: 0, uncaptured: 0 };
  for (let i = 0; i < items.length; i += atOnce) {
    const outcomes = await Promise.all(items.slice(i, i + atOnce).map((order) => check(keys, order)));
    for (const order of outcomes) {
      if (order) result.checked += 1;
      else result.failed += 1;
      result.uncaptured += order?.payments.filter(isOverdue).length ?? 0;
    }
  }
  // Moved at the end: a run that dies is run again over the same orders, which harms nobody.
  await cursor.moveCursor({ from, to: next });
  return result;
}

// Two calls of 10 seconds at most for each of five at once: a run ends within two minutes even then.
const mostOrders = 25;
const atOnce = 5;
const overdueMs = 30 * 60_000;

async function check(keys: RazorpayKeys, order: orders.StoredOrder) {
  try {
    return await reconcileOrder(keys, order);
  } catch (error) {
    if (error instanceof RazorpayError) return undefined;
    throw error;
  }
}

const isOverdue = ({ status, createdAt }: orders.StoredOrder['payments'][number]) =>
  status === 'authorized' && Date.now() - Date.parse(createdAt) > overdueMs;
