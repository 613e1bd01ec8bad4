import type { Dispute } from '#shared/domain/order.ts';
import { inBatches } from '../in-batches.ts';
import type { RazorpayKeys } from '../secrets.ts';
import * as orders from '../store/orders.ts';
import * as progress from '../store/sweep.ts';
import { logFailure } from './log-failure.ts';
import * as razorpay from './razorpay.ts';
import { RazorpayError } from './razorpay-client.ts';
import { recordForeignDisputes } from './record-foreign-disputes.ts';
import { recordUpdate } from './record-update.ts';

/** Whether the day's reading waits for an answer, and whether it does for more than an hour. */
export interface DisputesResult {
  gaps: number;
  oldGaps: number;
  /** Disputes that could not be recorded: they are read again. */
  failed: number;
}

/**
 * Reads the list of disputes once a day, until `deadline` (ms): a dispute whose webhook was lost has a date by which
 * the bank wants an answer. What could not be read is read again in the next run.
 */
export async function listDisputes(keys: RazorpayKeys, deadline: number): Promise<DisputesResult> {
  const now = Math.floor(Date.now() / 1000);
  const known = await progress.findDisputesRead();
  if (known.readAt !== undefined && now - known.readAt < daySeconds)
    return { gaps: 0, oldGaps: 0, failed: 0 };
  const left = await read(keys, known, deadline);
  const failedAt = left.isWhole ? undefined : (known.failedAt ?? now);
  await progress.noteDisputesRead(
    left.isLast && left.isWhole ? { readAt: now } : { ...known, skip: left.skip, failedAt },
  );
  return {
    gaps: Number(failedAt !== undefined),
    oldGaps: Number(failedAt !== undefined && now - failedAt > 3600),
    failed: left.failed,
  };
}

const daySeconds = 24 * 60 * 60;
// Asked about all at once, so that a page that was begun takes no longer than two calls do.
const pageSize = 10;

async function read(keys: RazorpayKeys, { skip: first = 0 }: progress.DisputesRead, deadline: number) {
  let skip = first;
  let isLast = false;
  let gapAt: number | undefined;
  let failed = 0;
  while (!isLast && Date.now() < deadline) {
    const page = await readPage(keys, skip);
    // The next run begins again at the first page that could not be read, or not whole.
    if (!page?.isWhole) gapAt ??= skip;
    if (!page) break;
    failed += page.failed;
    isLast = page.isLast;
    skip += pageSize;
  }
  return { skip: gapAt ?? skip, isLast, failed, isWhole: gapAt === undefined };
}

async function readPage(keys: RazorpayKeys, skip: number) {
  try {
    const { entries, unreadable, isLast } = await razorpay.listDisputes(keys, { count: pageSize, skip });
    const { failed } = await inBatches(entries, (dispute) => record(keys, dispute), {
      onFailure: (error, { paymentId }) => logFailure(error, { payment: paymentId }),
    });
    return { isLast, failed, isWhole: unreadable + failed === 0 };
  } catch (error) {
    if (error instanceof RazorpayError) return undefined;
    throw error;
  }
}

async function record(keys: RazorpayKeys, dispute: Dispute): Promise<void> {
  const payment = await razorpay.findPayment(keys, dispute.paymentId);
  if (!payment) return;
  const order = payment.orderId === undefined ? undefined : await orders.find(payment.orderId);
  if (!order) return recordForeignDisputes(payment, [dispute]);
  const at = new Date().toISOString();
  const update = { payments: [payment.payment], refunds: [], disputes: [dispute], complete: false, at };
  await recordUpdate(order.id, update);
}
