import { type Expectation, overdueMoney, uncapturedPayments } from '#shared/domain/orders/open-order.ts';
import type { RazorpayKeys } from '../../platform/secrets.ts';
import * as razorpay from '../razorpay/calls.ts';
import { RazorpayError } from '../razorpay/client.ts';
import { reconcileOrder, rememberUnknown } from '../reconcile.ts';
import * as orders from '../store.ts';
import { disputesList } from './disputes.ts';
import { type ListResult, logFailure, readList, recordPayments, recordRefunds } from './lists.ts';
import * as progress from './marks.ts';

/** The outcome of a run, in numbers; `failed` is of all its parts. */
export interface SweepResult extends ListResult, AskedOrders {
  /** Orders that a list brought something new of. */
  changed: number;
  /** Payments without an order of ours that were not known. */
  unmatched: number;
}

/**
 * Asks Razorpay what was paid and given back since the last whole reading, whoever did not tell us of it, and then about each
 * order of which something is not final. An order that nobody has tried to pay is never asked about, so any number
 * of them costs nothing. Runs may overlap: whatever they find is recorded once.
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
    // Recording a payment asks Razorpay for nothing, but where its amount is not the price.
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

// Milliseconds from the start after which a part begins nothing new. Where Razorpay lets every call wait, what is begun
// takes 30 seconds, and 20 among the disputes: then each part has its turn still in every run, but the disputes, which
// a later run of the day reads; and the last one ends before the Lambda's 180.
const paymentsMs = 45_000;
const refundsMs = 81_000;
const disputesMs = 95_000;
const awaitedMs = 115_000;
const possibleMs = 147_000;

/** Open orders that a run has asked about, and what is the matter with them. */
interface AskedOrders {
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
  // Moved at the end: a run that dies is run again over the same orders, which harms nobody.
  if (from !== to) await progress.moveCursor(name, { from, to });
}

async function ask(keys: RazorpayKeys, order: orders.StoredOrder, counts: AskedOrders): Promise<void> {
  counts.open += 1;
  let after = order;
  try {
    after = await askFor(keys, order, counts);
    // Also where nothing has changed: time alone settles a try that came to nothing.
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
