import { findableOrder } from '#shared/domain/search/findable.ts';
import * as courses from '../../courses/store.ts';
import * as buyers from '../../orders/buyers.ts';
import type { OrderNews, StoredOrder } from '../../orders/store.ts';
import * as orders from '../../orders/store.ts';
import { followDoublePayment } from '../../payment-links/follow-double-payment.ts';
import { job } from '../../platform/job.ts';
import { doDue } from '../../platform/outbox/do-due.ts';
import { issueReceipt } from '../../receipts/issue-receipt.ts';
import { keep } from '../../search/keys.ts';
import { beginWork, heardAt } from '../begin-work.ts';
import * as works from '../store.ts';

/**
 * Does what follows from the news of orders, step by step: two that were paid for the same tell of each other, as long as the
 * money of both is with us; the work of a paid order begins, its place is counted, and every work follows what becomes of its money; the order is
 * found by its buyer's address; and it has its receipt, by whose number it is found. Each step may come twice.
 */
export const handler = job(() => {
  let receipts: Promise<unknown> = Promise.resolve();
  // One after the other: there is one counter, and runs may overlap.
  const issueInTurn = (orderId: string, at: string) => {
    const issued = receipts.then(() => issueReceipt(orderId, at));
    receipts = issued.catch(() => undefined);
    return issued;
  };
  return doDue<OrderNews>('ORDER', async ({ item, entry }) => {
    const order = item as typeof item & StoredOrder;
    const { news } = entry.facts;
    const at = heardAt(entry);
    await followDoublePayment(order);
    if (news === 'paid') await beginWork(order, at);
    if (news === 'paid' && order.sold?.kind === 'course')
      await courses.takeSeat(order.sold.courseId, order.id);
    if (news !== 'address') await works.followRefund(order, at);
    if (news !== 'refund') await indexBuyer(order, entry.facts);
    if (news === 'paid') await issueInTurn(order.id, at);
    if (news === 'paid') await findByReceipt(order.id);
    return undefined;
  });
});

/** Has an order found by the number of its receipt. */
async function findByReceipt(id: string): Promise<void> {
  const order = await orders.find(id);
  if (order) await keep(findableOrder(order));
}

/** Has an order found by the address that it has, and by a former one no longer. */
async function indexBuyer({ id, buyer }: StoredOrder, { former }: OrderNews): Promise<void> {
  const hash = buyer?.email ? buyers.emailHash(buyer.email) : undefined;
  if (hash) await buyers.add(hash, id);
  if (former && former !== hash) await buyers.remove(former, id);
}
