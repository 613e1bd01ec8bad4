import type { Dispute, Payment, Refund } from './payment-records.ts';
import { duplicatesOf, type Priced, paysAgain } from './refunds.ts';

/** A step that money took with a change of an order. */
export type OrderEvent =
  | { kind: 'paid' | 'paid again' | 'paid another amount'; payment: Payment }
  /** A refund that is new, or has another status. */
  | { kind: 'refund'; refund: Refund }
  /** A dispute that is new, or has another status. */
  | { kind: 'dispute'; dispute: Dispute; isNew: boolean };

/** The part of an order that money changes. */
interface MovedOrder extends Priced {
  refunds: readonly Refund[];
  disputes?: readonly Dispute[] | undefined;
}

/**
 * The steps that money took with a change of an order. Orders are written one change at a time, so each step belongs to
 * one write, whatever brought the news; only a payment of another amount may later count as paid, or paid again.
 */
export function orderEvents(before: MovedOrder, after: MovedOrder): OrderEvent[] {
  const paid = before.paidBy ? [] : after.payments.filter(({ id }) => id === after.paidBy);
  const known = duplicatesOf(before);
  const others = duplicatesOf(after).filter(
    (payment) => !paysAgain(after, payment) && !isAmong(known, payment),
  );
  const again = after.payments.filter(
    (payment) =>
      paysAgain(after, payment) && !known.some((was) => was.id === payment.id && paysAgain(before, was)),
  );
  return [
    ...paid.map((payment) => ({ kind: 'paid', payment }) as const),
    ...again.map((payment) => ({ kind: 'paid again', payment }) as const),
    ...others.map((payment) => ({ kind: 'paid another amount', payment }) as const),
    ...changed(before.refunds, after.refunds).map((refund) => ({ kind: 'refund', refund }) as const),
    ...changed(before.disputes, after.disputes).map((dispute) => {
      const isNew = !isAmong(before.disputes ?? [], dispute);
      return { kind: 'dispute', dispute, isNew } as const;
    }),
  ];
}

const isAmong = (entries: readonly { id: string }[], { id }: { id: string }) =>
  entries.some((entry) => entry.id === id);

/** The entries that are new or have another status. */
const changed = <E extends { id: string; status: string }>(
  before: readonly E[] = [],
  after: readonly E[] = [],
) => after.filter(({ id, status }) => before.find((entry) => entry.id === id)?.status !== status);
