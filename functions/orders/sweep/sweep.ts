import { type Expectation, overdueMoney, uncapturedPayments } from '#shared/domain/orders/open-order.ts';
import type { RazorpayKeys } from '../../platform/secrets.ts';
import * as razorpay from '../razorpay/calls.ts';
import { RazorpayError } from '../razorpay/client.ts';
import { reconcileOrder, rememberUnknown } from '../reconcile.ts';
import * as orders from '../store.ts';
import { disputesList } from './disputes.ts';
import { type ListResult, logFailure, readList, recordPayments, recordRefunds } from './lists.ts';
import * as progress from './marks.ts';

/** The counts of a run; `failed` is the sum of all its parts. */
interface SweepResult extends ListResult, AskedOrders {
  /** The orders that a list has changed. */
  changed: number;
  /** The new payments that belong to no order of ours. */
  unmatched: number;
}

/**
 * Reads Razorpay's lists of payments, refunds and disputes, and then asks about each order that has a payment or refund which
 * is not final. It never asks about orders that nobody has tried to pay, so any number of them costs nothing. Runs may overlap:
 * whatever they find is recorded once.
 */
export async function sweep(keys: RazorpayKeys): Promise<SweepResult> {
  const started = Date.now();
  const counts = { changed: 0, unmatched: 0 };
  const payments = await readList(
    keys,
    {
      name: 'PAYMENTS',
      walkDays: 7,
      pageSize,
      fetch: razorpay.listPayments,
      record: (entries, deadline) => recordPayments(entries, counts, deadline),
    },
    started + paymentsMs,
    // Recording a payment rarely calls Razorpay: only where its amount is not the price.
    started + refundsMs,
  );
  const refunds = await readList(
    keys,
    {
      name: 'REFUNDS',
      walkDays: 31,
      pageSize,
      fetch: razorpay.listRefunds,
      record: (entries, deadline) => recordRefunds(keys, entries, counts, deadline),
    },
    started + refundsMs,
  );
  const disputes = await readList(keys, disputesList(keys), started + disputesMs);
  const asked = await askOpenOrders(keys, {
    awaited: started + awaitedMs,
    possible: started + possibleMs,
  });
  return {
    listed: payments.listed + refunds.listed,
    ...counts,
    ...asked,
    failed: payments.failed + refunds.failed + disputes.failed + asked.failed,
    gaps: payments.gaps + refunds.gaps + disputes.gaps,
    oldGaps: payments.oldGaps + refunds.oldGaps + disputes.oldGaps,
  };
}

const pageSize = 100;

// The milliseconds from the start after which each part begins no further call. If every call to Razorpay times out, a batch
// takes 30 seconds, and 20 among the disputes. Even then every part but the disputes has its turn in every run, and the last
// part ends within the Lambda's 180 seconds; a later run of the day reads the disputes.
const paymentsMs = 45_000;
const refundsMs = 81_000;
const disputesMs = 95_000;
const awaitedMs = 115_000;
const possibleMs = 147_000;

/** The counts of the open orders that a run has asked about. */
interface AskedOrders {
  /** The orders that Razorpay was asked about. */
  open: number;
  /** The orders for which Razorpay did not answer, or that could not be written; a later run asks again. */
  failed: number;
  /** The orders that Razorpay does not know; it is not asked about them after a day. */
  unknown: number;
  /** The payments that have been authorized for more than half an hour, and are not captured. */
  uncaptured: number;
  /** The payments authorized for more than 6 days, and the refunds pending for more than 30. */
  overdue: number;
}

/**
 * Asks Razorpay about a page of the orders of each expectation, until its deadline (epoch milliseconds). Each round goes on
 * where the last run ended, so that every order has its turn.
 */
async function askOpenOrders(
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
  // The cursor is moved at the end: after a failed run, the next run asks about the same orders, which does no harm.
  if (from !== to) await progress.moveCursor(name, { from, to });
}

async function ask(keys: RazorpayKeys, order: orders.StoredOrder, counts: AskedOrders): Promise<void> {
  counts.open += 1;
  let after = order;
  try {
    after = await askFor(keys, order, counts);
    // The index may change without a change of the order: time alone settles a payment that was never completed.
    await orders.reindex(after);
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
