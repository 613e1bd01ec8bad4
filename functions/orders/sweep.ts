import type { RazorpayKeys } from '../platform/secrets.ts';
import { type AskedOrders, askOpenOrders } from './ask-open-orders.ts';
import { disputesList } from './disputes-list.ts';
import * as razorpay from './razorpay.ts';
import { type ListResult, readList } from './read-list.ts';
import { recordPayments, recordRefunds } from './record-listed.ts';

/** The outcome of a run, in numbers; `failed` is of all its parts. */
export interface SweepResult extends ListResult, AskedOrders {
  /** Orders that a list brought something new of. */
  changed: number;
  /** Payments without an order of ours that were not known. */
  foreign: number;
}

/**
 * Asks Razorpay what was paid and given back since the last whole reading, whoever did not tell us of it, and then about each
 * order of which something is not final. An order that nobody has tried to pay is never asked about, so any number
 * of them costs nothing. Runs may overlap: whatever they find is recorded once.
 */
export async function sweep(keys: RazorpayKeys): Promise<SweepResult> {
  const started = Date.now();
  const counts = { changed: 0, foreign: 0 };
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
