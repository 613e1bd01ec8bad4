import { seatStateOf } from '#shared/domain/orders/order-seat.ts';
import { fixPaidAt } from '#shared/domain/orders/order-state.ts';
import { refundedPrice } from '#shared/domain/orders/refunds.ts';
import { beginCoaching } from '../../coaching/begin.ts';
import * as buyers from '../../orders/buyers.ts';
import type { OrderChangeFacts, StoredOrder } from '../../orders/store.ts';
import * as orders from '../../orders/store.ts';
import { updateSeat } from '../../orders/update-seat.ts';
import { markDoublePayment } from '../../payment-links/mark-double-payment.ts';
import { markLatePayment } from '../../payment-links/mark-late-payment.ts';
import { job } from '../../platform/job.ts';
import { runDue } from '../../platform/outbox/run-due.ts';
import { issueReceipt } from '../../receipts/store.ts';
import { index } from '../../search/keys.ts';
import type { SeatFacts } from '../../seats/store.ts';
import { beginWork } from '../../work/begin-work.ts';
import * as works from '../../works/store.ts';

/**
 * Runs every step that follows from a change to an order. Each step is idempotent. If an order gives up its seat, the
 * next buyer is emailed.
 */
export const handler = job(async () => {
  let receipts: Promise<unknown> = Promise.resolve();
  // Receipts are issued one at a time, because they share a counter.
  const issueInTurn = (order: StoredOrder) => {
    const issued = receipts.then(() => issueReceipt(order));
    receipts = issued.catch(() => undefined);
    return issued;
  };
  const followed = runDue<OrderChangeFacts>('ORDER', async ({ item, entry }) => {
    const { news, refund } = entry.facts;
    const at = orders.reportedAt(entry);
    const paid = news === 'paid' ? await orders.update(item.sk, (known) => fixPaidAt(known, at)) : undefined;
    const order = paid?.after ?? (item as typeof item & StoredOrder);
    await markDoublePayment(order);
    const seated = news === 'address' ? order : await updateSeat(order);
    const begin = order.product?.kind === 'coaching' ? beginCoaching : beginWork;
    if (news === 'paid') await begin(order, at);
    if (seatStateOf(seated) === 'held') await works.emailSeat(order.id);
    if (refund) await works.addRefundStep(order.id, refund);
    if (news === 'session refund')
      await works.settleRefunds(order.id, { paise: order.paise, refunded: refundedPrice(order) });
    if (news === 'paid' || news === 'address') await indexBuyer(order, entry.facts);
    if (news === 'paid') await issueInTurn(order);
    if (news === 'paid' && order.linkId) await markLatePayment(order.id);
    if (news === 'paid') await index(item);
    return undefined;
  });
  const seated = runDue<SeatFacts>('SEAT', async ({ entry }) => {
    for (const id of entry.facts.orderIds) await emailSeat(id);
    return undefined;
  });
  await Promise.allSettled([followed, seated]);
  return { done: (await followed).done + (await seated).done };
});

/** If the work hasn't begun yet, this sends nothing, and the order's own entry sends the email later. */
async function emailSeat(id: string): Promise<void> {
  const order = await orders.find(id);
  if (order && seatStateOf(await updateSeat(order)) === 'held') await works.emailSeat(id);
}

async function indexBuyer({ id, buyer }: StoredOrder, { former }: OrderChangeFacts): Promise<void> {
  const hash = buyer?.email ? buyers.emailHash(buyer.email) : undefined;
  if (hash) await buyers.add(hash, id);
  if (former && former !== hash) await buyers.remove(former, id);
}
