import type { Dispute } from '#shared/domain/orders/order.ts';
import { orderEvents } from '#shared/domain/orders/order-events.ts';
import { log } from '../platform/log.ts';
import type { StoredOrder } from './store.ts';

/** Logs the steps that money took with a change of an order, each once. */
export function logChange({ before, after }: { before: StoredOrder; after: StoredOrder }): void {
  for (const event of orderEvents(before, after)) {
    if (event.kind === 'refund') log({ event: `refund ${event.refund.status}`, order: after.id });
    else if (event.kind === 'dispute') log({ event: `dispute ${event.dispute.status}`, order: after.id });
    else log({ event: paymentLines[event.kind], order: after.id });
  }
}

const paymentLines = {
  paid: 'order paid',
  'paid again': 'order paid twice',
  'paid another amount': 'payment of another amount',
} as const;

/** Logs the disputes about payments without an order of ours: a bank waits for an answer to these likewise. */
export function logForeignDisputes(disputes: readonly Dispute[]): void {
  for (const { status, paymentId } of disputes) log({ event: `dispute ${status}`, payment: paymentId });
}
