import { orderEvents } from '#shared/domain/orders/order-events.ts';
import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import { indexBuyer } from '../platform/outbox/index-buyer.ts';
import { orderMails } from './order-mails.ts';
import type { StoredOrder } from './store.ts';

/** The facts of a WORK entry: the step of an order's money that its work has to follow. */
export interface WorkFacts {
  step: 'paid' | 'refund';
}

/** All that follows from a change of an order, appended with it: the mails, and what is begun once it is paid. */
export function orderFollows(before: StoredOrder, after: StoredOrder): NewEntry[] {
  const isPaid = orderEvents(before, after).some(({ kind }) => kind === 'paid');
  return [
    ...orderMails(before, after),
    ...(isPaid ? [work('paid'), indexBuyer(), { kind: 'RECEIPT', facts: {} } as const] : []),
    ...(refundPhaseOf(before) === refundPhaseOf(after) ? [] : [work('refund')]),
  ];
}

const work = (step: WorkFacts['step']): NewEntry => ({
  kind: 'WORK',
  facts: { step } satisfies WorkFacts,
});
