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
import * as progress from './progress.ts';

export interface List<Entry> {
  name: progress.ListName;
  lookbackDays: number;
  isDaily?: true;
  pageSize: number;
  fetch: (keys: RazorpayKeys, query: razorpay.ListQuery) => Promise<razorpay.ListPage<Entry>>;
  /** Stops at `deadline` (epoch milliseconds), but always records the first batch. */
  record: (entries: Entry[], deadline: number) => Promise<Done>;
}

export interface ListResult {
  listed: number;
  failed: number;
  /** 1 if part of the list couldn't be read or recorded. */
  gaps: number;
  /** 1 if a complete run is more than an hour overdue, or if there has never been one. */
  overdueGaps: number;
}

/**
 * Goes back to two days before the last complete run, because lists can lag. The first run of a day goes back further,
 * because a payment can change without a new entry. No page is requested after `deadline` (epoch milliseconds), and no
 * batch starts after `recordUntil`.
 */
export async function readList<Entry>(
  keys: RazorpayKeys,
  list: List<Entry>,
  deadline: number,
  recordUntil = deadline,
): Promise<ListResult> {
  const now = Math.floor(Date.now() / 1000);
  const sweptUntil = await progress.findSweptUntil(list.name);
  const isFirstOfDay = sweptUntil === undefined || dayOf(sweptUntil) !== dayOf(now);
  if (list.isDaily && !isFirstOfDay) return { listed: 0, failed: 0, gaps: 0, overdueGaps: 0 };

  const from = Math.min(
    sweptUntil === undefined ? now : sweptUntil - overlap,
    isFirstOfDay ? now - list.lookbackDays * day : now,
  );
  const { isComplete, ...counts } = await readWindow(keys, list, { from, to: now, deadline, recordUntil });
  if (isComplete) {
    await progress.moveSweptUntil(list.name, now);
    return { ...counts, gaps: 0, overdueGaps: 0 };
  }
  const due = (sweptUntil ?? 0) + (list.isDaily ? day : 0);
  return { ...counts, gaps: 1, overdueGaps: Number(now - due > 60 * 60) };
}

// In seconds.
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
  const read = { listed: 0, failed: 0, isComplete: true };
  let failures = 0;
  // If one page fails, the next may still work. If two fail in a row, we assume that Razorpay is down.
  for (let page = 0; page < mostPages && failures < 2 && Date.now() < deadline; page++) {
    const answer = await unlessRefused(fetch(keys, { from, to, count: pageSize, skip: page * pageSize }));
    failures = answer ? 0 : failures + 1;
    if (!answer) {
      read.isComplete = false;
      continue;
    }
    const { entries, unreadable, isLast } = answer;
    const { done, failed } = await record(entries, recordUntil);
    read.listed += done;
    read.failed += failed;
    read.isComplete &&= unreadable + failed === 0 && done === entries.length;
    if (isLast || done < entries.length) return read;
  }
  return { ...read, isComplete: false };
}

// At 100 per page, that's 5,000 entries, which is more than we get in two days.
const mostPages = 50;

async function unlessRefused<T>(page: Promise<T>): Promise<T | undefined> {
  try {
    return await page;
  } catch (error) {
    if (error instanceof RazorpayError) return undefined;
    throw error;
  }
}

interface Counts {
  changed: number;
  unmatched: number;
}

export const recordPayments = (entries: ProviderPayment[], counts: Counts, deadline: number): Promise<Done> =>
  inBatches(entries, (entry) => record(entry, [], counts), {
    deadline,
    onFailure: (error, { payment }) => logFailure(error, { payment: payment.id }),
  });

/** A refund doesn't include its order's ID, so its payment is fetched from Razorpay. */
export function recordRefunds(
  keys: RazorpayKeys,
  entries: ProviderRefund[],
  counts: Counts,
  deadline: number,
): Promise<Done> {
  const firstOf = new Map(entries.toReversed().map((entry) => [entry.refund.paymentId, entry]));
  const recordRefundsOf = async (entry: ProviderRefund) => {
    const { paymentId } = entry.refund;
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
    const { id, paise, currency, status, method, createdAt } = payment;
    const unmatched = {
      ...{ id, paise, currency, status, createdAt },
      ...(method && { method }),
      ...(orderId && { orderId }),
    };
    if (isMoney(payment) && (await unmatchedPayments.keep(unmatched, at))) counts.unmatched += 1;
    return;
  }
  const update: PaymentUpdate = {
    payments: [payment],
    refunds: refunds.map(({ refund }) => refund),
    complete: false,
    at,
  };
  if (applyUpdate(order, update) === order) return orders.reindex(order);
  const after = await recordAnswer(order.id, update);
  if (after && after.version > order.version) counts.changed += 1;
}

/** Failed payments are ignored, because the Razorpay account may include another shop's payments. */
const isMoney = ({ status }: Pick<UnmatchedPayment, 'status'>) => status !== 'created' && status !== 'failed';

/** Razorpay errors are counted but not logged, because the next run makes the call again. */
export function logFailure(error: unknown, about: { order: string } | { payment: string }): void {
  if (error instanceof RazorpayError) return;
  log({ event: 'sweep failed', ...about, error: failureOf(error) });
}
