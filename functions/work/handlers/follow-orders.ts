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
 * Takes the steps that follow from a change of an order: double payments are marked, the work begins, the place is counted,
 * the work follows the refund, the buyer's address is indexed, and the receipt is issued and indexed. Repeating a step
 * changes nothing.
 */
export const handler = job(() => {
  let receipts: Promise<unknown> = Promise.resolve();
  // Receipts are issued one after the other, because they share one counter.
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
    if (news === 'paid' && order.product?.kind === 'course')
      await courses.takeSeat(order.product.courseId, order.id);
    if (news !== 'address') await works.followRefund(order, at);
    if (news !== 'refund') await indexBuyer(order, entry.facts);
    if (news === 'paid') await issueInTurn(order.id, at);
    if (news === 'paid') await findByReceipt(order.id);
    return undefined;
  });
});

/** Writes the search keys of an order, which has the number of its receipt by now. */
async function findByReceipt(id: string): Promise<void> {
  const order = await orders.find(id);
  if (order) await keep(findableOrder(order));
}

/** Adds an order to the index of its buyer's address, and removes it from the index of a former address. */
async function indexBuyer({ id, buyer }: StoredOrder, { former }: OrderNews): Promise<void> {
  const hash = buyer?.email ? buyers.emailHash(buyer.email) : undefined;
  if (hash) await buyers.add(hash, id);
  if (former && former !== hash) await buyers.remove(former, id);
}
