import { type Expectation, overdueMoney, uncapturedPayments } from '#shared/domain/orders/open-order.ts';
import type { RazorpayKeys } from '../../platform/secrets.ts';
import * as razorpay from '../razorpay/calls.ts';
import { RazorpayError } from '../razorpay/client.ts';
import { reconcileOrder, rememberUnknown } from '../reconcile.ts';
import * as orders from '../store.ts';
import { disputesList } from './disputes.ts';
import { type ListResult, logFailure, readList, recordPayments, recordRefunds } from './lists.ts';
import * as progress from './progress.ts';

interface SweepResult extends ListResult, CheckedOrders {
  changed: number;
  unmatched: number;
}

/**
 * Reads Razorpay's lists, then asks about each order with a payment or refund that isn't final. It doesn't matter if
 * runs overlap, because everything is recorded only once.
 */
export async function sweep(keys: RazorpayKeys): Promise<SweepResult> {
  const started = Date.now();
  const counts = { changed: 0, unmatched: 0 };
  const payments = await readList(
    keys,
    {
      name: 'PAYMENTS',
      lookbackDays: 7,
      pageSize,
      fetch: razorpay.listPayments,
      record: (entries, deadline) => recordPayments(entries, counts, deadline),
    },
    started + paymentsMs,
    // Recording has more time than reading, because it calls Razorpay only for payments whose amount differs from the
    // price.
    started + refundsMs,
  );
  const refunds = await readList(
    keys,
    {
      name: 'REFUNDS',
      lookbackDays: 31,
      pageSize,
      fetch: razorpay.listRefunds,
      record: (entries, deadline) => recordRefunds(keys, entries, counts, deadline),
    },
    started + refundsMs,
  );
  const disputes = await readList(keys, disputesList(keys), started + disputesMs);
  const asked = await checkOpenOrders(keys, {
    awaited: started + awaitedMs,
    possible: started + possibleMs,
  });
  return {
    listed: payments.listed + refunds.listed,
    ...counts,
    ...asked,
    failed: payments.failed + refunds.failed + disputes.failed + asked.failed,
    gaps: payments.gaps + refunds.gaps + disputes.gaps,
    overdueGaps: payments.overdueGaps + refunds.overdueGaps + disputes.overdueGaps,
  };
}

const pageSize = 100;

// How many milliseconds after the start each part stops making calls. If every call to Razorpay times out, a batch
// takes 30 seconds, or 20 for disputes. Even then, every part except disputes gets its turn, and the last part ends
// within the Lambda's 180 seconds. A later run that day reads the disputes.
const paymentsMs = 45_000;
const refundsMs = 81_000;
const disputesMs = 95_000;
const awaitedMs = 115_000;
const possibleMs = 147_000;

interface CheckedOrders {
  open: number;
  failed: number;
  /** Orders that Razorpay doesn't recognise. After a day, the sweep stops asking about them. */
  unknown: number;
  /** Payments that were authorised more than 30 minutes ago but haven't been captured. */
  uncaptured: number;
  /** Payments authorised more than 6 days ago, and refunds that have been pending for more than 30 days. */
  overdue: number;
}

/**
 * Each run picks up where the last one stopped, so that every order gets its turn. Deadlines are in epoch milliseconds.
 */
async function checkOpenOrders(
  keys: RazorpayKeys,
  deadlines: Record<Expectation, number>,
): Promise<CheckedOrders> {
  const counts: CheckedOrders = { open: 0, failed: 0, unknown: 0, uncaptured: 0, overdue: 0 };
  for (const [expectation, name] of rounds) {
    const deadline = deadlines[expectation];
    if (Date.now() < deadline) await checkRound(keys, { expectation, name, deadline, counts });
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
  counts: CheckedOrders;
}

const mostOrders = 100;
const atOnce = 5;

async function checkRound(keys: RazorpayKeys, { expectation, name, deadline, counts }: Round): Promise<void> {
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
  // The cursor moves at the end. After a failed run, the next one asks about the same orders again, which does no harm.
  if (from !== to) await progress.moveCursor(name, { from, to });
}

async function ask(keys: RazorpayKeys, order: orders.StoredOrder, counts: CheckedOrders): Promise<void> {
  counts.open += 1;
  let after = order;
  try {
    after = await reconcileOrCount(keys, order, counts);
    // The index also depends on the time, because an order that Razorpay doesn't recognise is removed from it after a
    // day.
    await orders.reindex(after);
  } catch (error) {
    counts.failed += 1;
    logFailure(error, { order: order.id });
  }
  counts.uncaptured += uncapturedPayments(after).length;
  counts.overdue += overdueMoney(after).length;
}

async function reconcileOrCount(keys: RazorpayKeys, order: orders.StoredOrder, counts: CheckedOrders) {
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
