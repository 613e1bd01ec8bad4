import assert from 'node:assert/strict';
import type { OrderChangeFacts, StoredOrder } from '#functions/orders/store.ts';
import type { StoredWork } from '#functions/works/store.ts';
import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { orderedWork } from '#shared/domain/work/ordered-work.ts';
import { appendedTo } from './assert-told.ts';

import type { System } from './system.ts';

export function assertAppendedOnce({ table: { appended } }: System, order: StoredOrder): void {
  const isPaid = order.paidBy !== undefined && order.emails !== undefined;
  const entries = appendedTo(appended, order, 'ORDER');
  const ofPayment = entries.filter(({ facts }) => (facts as OrderChangeFacts).news === 'paid');
  assert.equal(ofPayment.length, isPaid ? 1 : 0, `the entries about the payment of ${order.id}`);
}

export async function assertFollowed(
  { table }: System,
  orders: ReadonlyMap<string, StoredOrder>,
): Promise<void> {
  const items = await table.items();
  const works = items.filter(({ pk }) => pk === 'WORK') as unknown as StoredWork[];
  const paid = [...orders.values()].filter(({ paidBy, emails }) => paidBy && emails);
  assert.deepEqual(works.map(({ id }) => id).toSorted(), paid.map(({ id }) => id).toSorted());
  for (const work of works) {
    const order = orders.get(work.id) as StoredOrder;
    assert.deepEqual(work.documents, orderedWork(order).documents, `the documents of ${work.id}`);
    const phase = work.refundSteps?.at(-1)?.phase ?? 'kept';
    assert.equal(phase, refundPhaseOf(order), `the refund phase of ${work.id}, which is ${order.status}`);
    assert(work.startedAt >= order.createdAt, `${work.id} started before its order`);
    const told = appendedTo(table.appended, order, 'ORDER').flatMap(
      ({ facts }) => (facts as OrderChangeFacts).refund ?? [],
    );
    assert.deepEqual(work.refundSteps ?? [], told, `the refund steps of ${work.id}`);
    const [first] = refundTimes(order, table.changes);
    if (told[0] && first) assert(told[0].at >= first, `${work.id} ended before its refund`);
  }
  const receipts = items.filter(({ pk, sk }) => pk === 'RECEIPT' && !String(sk).startsWith('COUNTER'));
  const numbers = receipts
    .map(({ serial }) => Number(String(serial).split('/')[1]))
    .toSorted((a, b) => a - b);
  assert.deepEqual(
    numbers,
    paid.map((_, index) => index + 1),
    'the receipt numbers',
  );
  for (const { serial, orderId, paidAt } of receipts) {
    const order = orders.get(String(orderId));
    assert.equal(order?.receiptSerial, serial, `the receipt of ${orderId}`);
    assert.equal(order?.paidAt, paidAt, `the payment time of ${orderId}`);
  }
}

/** Asking for a refund ends the work, even if the answer is lost and a later request makes the refund. */
const refundTimes = ({ id, paidBy, refunds }: StoredOrder, changes: StoredOrder[]): string[] => {
  const asked = changes.flatMap((change) => (change.id === id && change.refundAsked) || []);
  const made = refunds.map(({ paymentId, createdAt: at }) => ({ paymentId, at }));
  return [...asked, ...made].flatMap(({ paymentId, at }) => (paymentId === paidBy ? [at] : [])).toSorted();
};
