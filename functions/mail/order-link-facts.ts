import { soldName } from '#shared/domain/orders/order-names.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import * as buyers from '../orders/buyers.ts';
import * as orders from '../orders/store.ts';
import type { LinkRequest } from '../own-order/link-requests.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import type { MailFacts } from '../platform/outbox/mails.ts';
import type { Claim } from '../platform/outbox/take.ts';
import type { NotNow } from './not-now.ts';

/**
 * The orders whose links are mailed: those that were paid with the address of a request, and have it still; or the one
 * whose address was put right.
 */
export async function orderLinkFacts({ item }: Claim<MailFacts>): Promise<FactsOf<'order-link'> | NotNow> {
  if (item.pk === 'ORDER')
    return { orders: [linked(item as OutboxItem & orders.StoredOrder)], isCorrected: true };
  const { email } = item as OutboxItem & LinkRequest;
  const hash = buyers.emailHash(email);
  const found = await Promise.all((await buyers.listOrders(email)).map(orders.find));
  const own = found.filter(
    (order) => order?.paidBy !== undefined && buyers.emailHash(order.buyer?.email ?? '') === hash,
  ) as orders.StoredOrder[];
  if (own.length === 0) return 'no longer needed';
  return { orders: own.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).map(linked) };
}

const linked = (order: orders.StoredOrder) => ({ order: order.id, what: soldName(order) });
