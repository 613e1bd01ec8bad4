import { type OrderEvent, orderEvents } from '#shared/domain/order-events.ts';
import type { NewEntry } from '../outbox/entries.ts';
import type { StoredOrder } from '../store/orders.ts';
import { orderMails } from './order-mails.ts';

/** The facts of a WORK entry: the step of an order's money that its work has to follow. */
export interface WorkFacts {
  step: 'paid' | 'refunded';
}

/**
 * All that follows from a change of an order, appended with it: the mails, and what is begun once it is paid. Of an order
 * of before there were mails nothing begins, but a refund ends the work that the owner has begun of it.
 */
export const orderFollows = (before: StoredOrder, after: StoredOrder): NewEntry[] => [
  ...orderMails(before, after),
  ...orderEvents(before, after).flatMap((event) => jobsOf(event, after)),
];

function jobsOf(event: OrderEvent, { mails, paidBy, status }: StoredOrder): NewEntry[] {
  if (event.kind === 'paid' && mails)
    return [work('paid'), { kind: 'FIND', facts: {} }, { kind: 'RECEIPT', facts: {} }];
  const isReturned =
    event.kind === 'refund' && event.refund.status === 'processed' && event.refund.paymentId === paidBy;
  return isReturned && status === 'refunded' ? [work('refunded')] : [];
}

const work = (step: WorkFacts['step']): NewEntry => ({ kind: 'WORK', facts: { step } satisfies WorkFacts });
