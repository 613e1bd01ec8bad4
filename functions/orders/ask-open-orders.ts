import { type Expectation, overdueMoney, uncapturedPayments } from '#shared/domain/orders/open-order.ts';
import type { RazorpayKeys } from '../platform/secrets.ts';
import { logFailure } from './log-failure.ts';
import { RazorpayError } from './razorpay-client.ts';
import { reconcileOrder } from './reconcile-order.ts';
import { rememberUnknown } from './remember-unknown.ts';
import * as orders from './store.ts';
import * as progress from './sweep-marks.ts';

/** Open orders that a run has asked about, and what is the matter with them. */
export interface AskedOrders {
  /** Orders that Razorpay was asked about. */
  open: number;
  /** Those that it could not be asked about, or that could not be written; their turn comes again. */
  failed: number;
  /** Those that it does not know: after a day, it is not asked any more. */
  unknown: number;
  /** Payments that a bank has promised for more than half an hour and Razorpay has not captured. */
  uncaptured: number;
  /** Payments promised for more than 6 days, and refunds on their way for more than 30. */
  overdue: number;
}

/**
 * Asks Razorpay about a page of the orders where money is awaited and a page of those where a try may succeed yet,
 * each until its deadline (ms). Each goes on where the last run ended, so that none waits longer than any other.
 */
export async function askOpenOrders(
  keys: RazorpayKeys,
  deadlines: Record<Expectation, number>,
): Promise<AskedOrders> {
  const counts: AskedOrders = { open: 0, failed: 0, unknown: 0, uncaptured: 0, overdue: 0 };
  for (const [expectation, name] of rounds) {
    const deadline = deadlines[expectation];
    if (Date.now() < deadline) await askRound(keys, { expectation, name, deadline, counts });
  }
  return counts;
}

const rounds = [
  ['awaited', 'AWAITED'],
  ['possible', 'POSSIBLE'],
] as const;

interface Round {
  expectation: Expectation;
  name: progress.RoundName;
  deadline: number;
  counts: AskedOrders;
}

const mostOrders = 100;
const atOnce = 5;

async function askRound(keys: RazorpayKeys, { expectation, name, deadline, counts }: Round): Promise<void> {
  const from = await progress.findCursor(name);
  const { items, next } = await orders.listOpen(expectation, mostOrders, from);
  let to = next;
  for (let i = 0; i < items.length; i += atOnce) {
    const batch = items.slice(i, i + atOnce);
    const failedBefore = counts.failed;
    await Promise.all(batch.map((order) => ask(keys, order, counts)));
    const isLast = i + atOnce >= items.length;
    const answers = counts.failed - failedBefore < batch.length;
    if (isLast || (answers && Date.now() < deadline)) continue;
    to = batch.at(-1)?.gsi2sk;
    break;
  }
  // Moved at the end: a run that dies is run again over the same orders, which harms nobody.
  if (from !== to) await progress.moveCursor(name, { from, to });
}

async function ask(keys: RazorpayKeys, order: orders.StoredOrder, counts: AskedOrders): Promise<void> {
  counts.open += 1;
  let after = order;
  try {
    after = await askFor(keys, order, counts);
    // Also where nothing has changed: time alone settles a try that came to nothing.
    await orders.place(after);
  } catch (error) {
    counts.failed += 1;
    logFailure(error, { order: order.id });
  }
  counts.uncaptured += uncapturedPayments(after).length;
  counts.overdue += overdueMoney(after).length;
}

async function askFor(keys: RazorpayKeys, order: orders.StoredOrder, counts: AskedOrders) {
  try {
    return await reconcileOrder(keys, order);
  } catch (error) {
    if (!(error instanceof RazorpayError)) throw error;
    if (!error.isUnknownId) {
      counts.failed += 1;
      return order;
    }
    counts.unknown += 1;
    return rememberUnknown(order);
  }
}
