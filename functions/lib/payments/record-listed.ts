import type { ForeignPayment } from '#shared/domain/foreign-payment.ts';
import { applyUpdate, type PaymentUpdate } from '#shared/domain/order-state.ts';
import type { RazorpayKeys } from '../secrets.ts';
import * as foreignPayments from '../store/foreign-payments.ts';
import * as orders from '../store/orders.ts';
import type { ProviderPayment, ProviderRefund } from './entities.ts';
import { logFailure } from './log-failure.ts';
import * as razorpay from './razorpay.ts';
import { RazorpayError } from './razorpay-client.ts';
import type { Recorded } from './read-list.ts';
import { recordAnswer } from './record-answer.ts';

/** Counts what was new among listed entries. */
interface Counts {
  changed: number;
  foreign: number;
}

/** Records listed payments until `deadline` (ms): with their orders where these are ours, else as foreign. */
export const recordPayments = (entries: ProviderPayment[], counts: Counts, deadline: number) =>
  inTurn(
    entries.map((entry) => ({ payment: entry.payment.id, act: () => record(entry, [], counts) })),
    deadline,
  );

/**
 * Records listed refunds until `deadline` (ms) with the orders of their payments, which Razorpay is asked for: a refund
 * does not say.
 */
export function recordRefunds(
  keys: RazorpayKeys,
  entries: ProviderRefund[],
  counts: Counts,
  deadline: number,
): Promise<Recorded> {
  const seen = new Set<string>();
  const turns = entries.map(({ refund: { paymentId: payment } }) => {
    // All refunds of a payment in one turn, that of the first of them.
    const isFirst = !seen.has(payment);
    seen.add(payment);
    return { payment, act: async () => isFirst && recordRefundsOf(payment) };
  });
  const recordRefundsOf = async (id: string) => {
    const payment = await razorpay.fetchPayment(keys, id).catch(undefinedOnUnknownId);
    const refunds = entries.filter(({ refund }) => refund.paymentId === id);
    if (payment) await record(payment, refunds, counts);
  };
  return inTurn(turns, deadline);
}

async function record({ orderId, payment }: ProviderPayment, refunds: ProviderRefund[], counts: Counts) {
  const at = new Date().toISOString();
  const order = orderId === undefined ? undefined : await orders.find(orderId);
  if (!order) {
    const { captured: _, failure: __, feePaise: ___, taxPaise: ____, ...foreign } = payment;
    if (isMoney(payment) && (await foreignPayments.keep({ ...foreign, ...(orderId && { orderId }) }, at)))
      counts.foreign += 1;
    return;
  }
  const update: PaymentUpdate = {
    payments: [payment],
    refunds: refunds.map(({ refund }) => refund),
    complete: false,
    at,
  };
  // Most of what is listed is known: that costs one reading of its order.
  if (applyUpdate(order, update) === order) return orders.place(order);
  const after = await recordAnswer(order.id, update);
  if (after && after.version > order.version) counts.changed += 1;
}

/** Whether a payment moved money, or is about to: tries of another shop's customers are nobody's business here. */
const isMoney = ({ status }: Pick<ForeignPayment, 'status'>) => status !== 'created' && status !== 'failed';

interface Turn {
  /** The id of the payment that it is about. */
  payment: string;
  act: () => Promise<unknown>;
}

/** Takes turns, ten at once, until `deadline` and ten in any case. One that fails holds up no other. */
async function inTurn(turns: Turn[], deadline: number): Promise<Recorded> {
  const recorded = { done: 0, failed: 0 };
  do {
    const batch = turns.slice(recorded.done, recorded.done + atOnce);
    await Promise.all(
      batch.map(({ payment, act }) =>
        act().catch((error: unknown) => {
          recorded.failed += 1;
          if (!(error instanceof RazorpayError)) logFailure(error, { payment });
        }),
      ),
    );
    recorded.done += batch.length;
  } while (recorded.done < turns.length && Date.now() < deadline);
  return recorded;
}

const atOnce = 10;

function undefinedOnUnknownId(error: unknown): undefined {
  if (!(error instanceof RazorpayError && error.isUnknownId)) throw error;
  return undefined;
}
