import { applyUpdate, type PaymentUpdate } from '#shared/domain/orders/order-state.ts';
import type { UnmatchedPayment } from '#shared/domain/orders/unmatched-payment.ts';
import { type Done, inBatches } from '../../platform/in-batches.ts';
import { failureOf, log } from '../../platform/log.ts';
import type { RazorpayKeys } from '../../platform/secrets.ts';
import * as razorpay from '../razorpay/calls.ts';
import { RazorpayError } from '../razorpay/client.ts';
import type { ProviderPayment, ProviderRefund } from '../razorpay/entities.ts';
import { recordAnswer } from '../reconcile.ts';
import * as orders from '../store.ts';
import * as unmatchedPayments from '../unmatched-payments.ts';
import * as marks from './marks.ts';

/** A list at Razorpay, the newest entry first, and how its entries are recorded. */
export interface List<Entry> {
  name: marks.ListName;
  /** The days that the first reading of a day goes back. */
  walkDays: number;
  /** The list is read once a day, and not in every run. */
  isDaily?: true;
  pageSize: number;
  fetch: (keys: RazorpayKeys, query: razorpay.ListQuery) => Promise<razorpay.ListPage<Entry>>;
  /** Records entries from the first on until `deadline` (epoch milliseconds), and the first batch in any case. */
  record: (entries: Entry[], deadline: number) => Promise<Done>;
}

/** The number of entries that a run has read of a list, and whether the list was read completely. */
export interface ListResult {
  listed: number;
  /** The entries that could not be recorded: they are read again. */
  failed: number;
  /** 1 where a part of the list could not be read, or an entry could not be recorded. */
  gaps: number;
  /** 1 where a complete reading has been due for more than an hour, or the list was never read completely. */
  oldGaps: number;
}

/**
 * Reads the entries of a list that were created since two days before its last complete reading: readings overlap, because a
 * list may lag. The first reading of a day goes back further, because a later change of a payment does not show in the newer
 * entries. The next run repeats an incomplete reading. Begins no page after `deadline` (epoch milliseconds), and records no
 * further batch of a page after `recordUntil`.
 */
export async function readList<Entry>(
  keys: RazorpayKeys,
  list: List<Entry>,
  deadline: number,
  recordUntil = deadline,
): Promise<ListResult> {
  const now = Math.floor(Date.now() / 1000);
  const sweptUntil = await marks.findMark(list.name);
  const isFirstOfDay = sweptUntil === undefined || dayOf(sweptUntil) !== dayOf(now);
  if (list.isDaily && !isFirstOfDay) return { listed: 0, failed: 0, gaps: 0, oldGaps: 0 };

  const from = Math.min(
    sweptUntil === undefined ? now : sweptUntil - overlap,
    isFirstOfDay ? now - list.walkDays * day : now,
  );
  const { isWhole, ...counts } = await readWindow(keys, list, { from, to: now, deadline, recordUntil });
  if (isWhole) {
    await marks.moveMark(list.name, now);
    return { ...counts, gaps: 0, oldGaps: 0 };
  }
  const due = (sweptUntil ?? 0) + (list.isDaily ? day : 0);
  return { ...counts, gaps: 1, oldGaps: Number(now - due > 60 * 60) };
}

// Seconds.
const day = 24 * 60 * 60;
const overlap = 2 * day;

const dayOf = (seconds: number) => Math.floor(seconds / day);

interface Window {
  from: number;
  to: number;
  deadline: number;
  recordUntil: number;
}

async function readWindow<Entry>(
  keys: RazorpayKeys,
  { pageSize, fetch, record }: List<Entry>,
  { from, to, deadline, recordUntil }: Window,
) {
  const read = { listed: 0, failed: 0, isWhole: true };
  let failures = 0;
  // After one page that cannot be read the next may be read; after two, Razorpay does not answer.
  for (let page = 0; page < mostPages && failures < 2 && Date.now() < deadline; page++) {
    const answer = await unlessRefused(fetch(keys, { from, to, count: pageSize, skip: page * pageSize }));
    failures = answer ? 0 : failures + 1;
    if (!answer) {
      read.isWhole = false;
      continue;
    }
    const { entries, unreadable, isLast } = answer;
    const { done, failed } = await record(entries, recordUntil);
    read.listed += done;
    read.failed += failed;
    read.isWhole &&= unreadable + failed === 0 && done === entries.length;
    if (isLast || done < entries.length) return read;
  }
  return { ...read, isWhole: false };
}

// With a hundred entries a page, 5,000: more than two days bring.
const mostPages = 50;

async function unlessRefused<T>(page: Promise<T>): Promise<T | undefined> {
  try {
    return await page;
  } catch (error) {
    if (error instanceof RazorpayError) return undefined;
    throw error;
  }
}

/** Counts what the listed entries have changed. */
interface Counts {
  changed: number;
  unmatched: number;
}

/** Records listed payments until `deadline` (epoch milliseconds): with their orders, or as unmatched without an order of ours. */
export const recordPayments = (entries: ProviderPayment[], counts: Counts, deadline: number): Promise<Done> =>
  inBatches(entries, (entry) => record(entry, [], counts), {
    deadline,
    onFailure: (error, { payment }) => logFailure(error, { payment: payment.id }),
  });

/**
 * Records listed refunds until `deadline` (epoch milliseconds) with the orders of their payments. A refund does not name its
 * order, so Razorpay is asked for the payment.
 */
export function recordRefunds(
  keys: RazorpayKeys,
  entries: ProviderRefund[],
  counts: Counts,
  deadline: number,
): Promise<Done> {
  const firstOf = new Map(entries.toReversed().map((entry) => [entry.refund.paymentId, entry]));
  const recordRefundsOf = async (entry: ProviderRefund) => {
    const { paymentId } = entry.refund;
    // All refunds of a payment are recorded with the first.
    if (firstOf.get(paymentId) !== entry) return;
    const payment = await razorpay.findPayment(keys, paymentId);
    const refunds = entries.filter(({ refund }) => refund.paymentId === paymentId);
    if (payment) await record(payment, refunds, counts);
  };
  return inBatches(entries, recordRefundsOf, {
    deadline,
    onFailure: (error, { refund }) => logFailure(error, { payment: refund.paymentId }),
  });
}

async function record({ orderId, payment }: ProviderPayment, refunds: ProviderRefund[], counts: Counts) {
  const at = new Date().toISOString();
  const order = orderId === undefined ? undefined : await orders.find(orderId);
  if (!order) {
    const { captured: _, failure: __, feePaise: ___, taxPaise: ____, ...unmatched } = payment;
    if (isMoney(payment) && (await unmatchedPayments.keep({ ...unmatched, ...(orderId && { orderId }) }, at)))
      counts.unmatched += 1;
    return;
  }
  const update: PaymentUpdate = {
    payments: [payment],
    refunds: refunds.map(({ refund }) => refund),
    complete: false,
    at,
  };
  // Most entries are known already, and cost only the reading of their order.
  if (applyUpdate(order, update) === order) return orders.reindex(order);
  const after = await recordAnswer(order.id, update);
  if (after && after.version > order.version) counts.changed += 1;
}

/** Whether a payment moved money, or is about to: another shop's failed payments do not concern us. */
const isMoney = ({ status }: Pick<UnmatchedPayment, 'status'>) => status !== 'created' && status !== 'failed';

/**
 * Logs an error at one order or payment, while the sweep goes on with the others. An error of Razorpay is only counted: the
 * next run repeats the call.
 */
export function logFailure(error: unknown, about: { order: string } | { payment: string }): void {
  if (error instanceof RazorpayError) return;
  log({ event: 'sweep failed', ...about, error: failureOf(error) });
}
