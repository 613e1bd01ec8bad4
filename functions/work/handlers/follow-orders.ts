import { seatStateOf } from '#shared/domain/orders/order-seat.ts';
import { fixPaidAt } from '#shared/domain/orders/order-state.ts';
import * as buyers from '../../orders/buyers.ts';
import { followSeat } from '../../orders/follow-seat.ts';
import type { OrderNews, StoredOrder } from '../../orders/store.ts';
import * as orders from '../../orders/store.ts';
import { followDoublePayment } from '../../payment-links/follow-double-payment.ts';
import { followLatePayment } from '../../payment-links/follow-late-payment.ts';
import { job } from '../../platform/job.ts';
import { doDue } from '../../platform/outbox/do-due.ts';
import { issueReceipt } from '../../receipts/issue-receipt.ts';
import { index } from '../../search/keys.ts';
import type { SeatNews } from '../../seats/store.ts';
import { beginWork, heardAt } from '../begin-work.ts';
import * as works from '../store.ts';

/**
 * Runs the steps that follow a change to an order: fixes the time of payment, marks double payments, takes or gives up the
 * seat, begins the work, updates the work after a refund, indexes the buyer's address, and issues and indexes the receipt.
 * Repeating a step changes nothing. If an order gives up its seat, the buyer who gets it is emailed.
 */
export const handler = job(async () => {
  let receipts: Promise<unknown> = Promise.resolve();
  // Receipts are issued one after the other, because they share one counter.
  const issueInTurn = (order: StoredOrder) => {
    const issued = receipts.then(() => issueReceipt(order));
    receipts = issued.catch(() => undefined);
    return issued;
  };
  const followed = doDue<OrderNews>('ORDER', async ({ item, entry }) => {
    const { news, refund } = entry.facts;
    const at = heardAt(entry);
    const paid = news === 'paid' ? await orders.update(item.sk, (known) => fixPaidAt(known, at)) : undefined;
    const order = paid?.after ?? (item as typeof item & StoredOrder);
    await followDoublePayment(order);
    const seated = news === 'address' ? order : await followSeat(order);
    if (news === 'paid') await beginWork(order, at);
    if (seatStateOf(seated) === 'held') await works.tellSeat(order.id);
    if (refund) await works.followRefund(order.id, refund);
    if (news === 'paid' || news === 'address') await indexBuyer(order, entry.facts);
    if (news === 'paid') await issueInTurn(order);
    if (news === 'paid' && order.linkId) await followLatePayment(order.id);
    if (news === 'paid') await index(item);
    return undefined;
  });
  const seated = doDue<SeatNews>('SEAT', async ({ entry }) => {
    for (const id of entry.facts.orderIds) await tellSeat(id);
    return undefined;
  });
  await Promise.allSettled([followed, seated]);
  return { done: (await followed).done + (await seated).done };
});

/** Records a waiting order's new seat and emails its buyer. Before the work begins, the order's own entry sends the email. */
async function tellSeat(id: string): Promise<void> {
  const order = await orders.find(id);
  if (order && seatStateOf(await followSeat(order)) === 'held') await works.tellSeat(id);
}

/** Adds an order to the index of its buyer's address, and removes it from the index of a former address. */
async function indexBuyer({ id, buyer }: StoredOrder, { former }: OrderNews): Promise<void> {
  const hash = buyer?.email ? buyers.emailHash(buyer.email) : undefined;
  if (hash) await buyers.add(hash, id);
  if (former && former !== hash) await buyers.remove(former, id);
}
