import type { Dispute } from '#shared/domain/order.ts';
import { duplicatesOf, paysAgain } from '#shared/domain/refunds.ts';
import { log } from '../log.ts';
import type { StoredOrder } from '../store/orders.ts';

/**
 * Logs the steps that money took with a change of an order. One write at a time takes an order over a line, so each
 * is logged once.
 */
export function logChange({ before, after }: { before: StoredOrder; after: StoredOrder }): void {
  const say = (event: string) => log({ event, order: after.id });
  if (!before.paidBy && after.paidBy) say('order paid');
  const known = new Set(duplicatesOf(before).map(({ id }) => id));
  for (const payment of duplicatesOf(after).filter(({ id }) => !known.has(id)))
    say(paysAgain(after, payment) ? 'order paid twice' : 'payment of another amount');
  for (const { status } of changed(before.refunds, after.refunds)) say(`refund ${status}`);
  for (const { status } of changed(before.disputes, after.disputes)) say(`dispute ${status}`);
}

/** Logs the disputes about payments without an order of ours: a bank waits for an answer to these likewise. */
export function logForeignDisputes(disputes: readonly Dispute[]): void {
  for (const { status, paymentId } of disputes) log({ event: `dispute ${status}`, payment: paymentId });
}

interface Entry {
  id: string;
  status: string;
}

/** The entries that are new or have another status. */
const changed = (before: readonly Entry[] = [], after: readonly Entry[] = []): Entry[] =>
  after.filter(({ id, status }) => before.find((entry) => entry.id === id)?.status !== status);
