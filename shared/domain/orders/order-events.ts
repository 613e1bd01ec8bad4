import type { Dispute, Payment, Refund } from './payment-records.ts';
import { duplicatesOf, type Priced, paysAgain } from './refunds.ts';

export type OrderEvent =
  | { kind: 'paid' | 'paid again' | 'paid another amount'; payment: Payment }
  | { kind: 'refund'; refund: Refund }
  | { kind: 'dispute'; dispute: Dispute; isNew: boolean };

interface ChangedOrder extends Priced {
  refunds: readonly Refund[];
  disputes?: readonly Dispute[] | undefined;
}

/**
 * Changes to an order are written one at a time, so each event belongs to exactly one write. Only a payment whose
 * amount differs from the price can be reported twice, because it may turn out to pay for the order after all.
 */
export function orderEvents(before: ChangedOrder, after: ChangedOrder): OrderEvent[] {
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

const changed = <E extends { id: string; status: string }>(
  before: readonly E[] = [],
  after: readonly E[] = [],
) => after.filter(({ id, status }) => before.find((entry) => entry.id === id)?.status !== status);
