import { soldName } from '#shared/domain/order-names.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import type { OutboxItem } from '../outbox/entries.ts';
import type { Claim } from '../outbox/take.ts';
import { emailHash, listOrders } from '../store/buyers.ts';
import type { LinkRequest } from '../store/link-requests.ts';
import * as orders from '../store/orders.ts';
import type { MailFacts } from './entries.ts';
import type { NotNow } from './not-now.ts';

/** The orders of the address that asked for their links, the latest first; no mail where it has none. */
export async function orderLinkFacts({ item }: Claim<MailFacts>): Promise<FactsOf<'order-link'> | NotNow> {
  const { email } = item as OutboxItem & LinkRequest;
  const found = await Promise.all((await listOrders(email)).map(orders.find));
  // The search keys may be behind: an order's own address says whose it is.
  const own = found
    .filter((order) => order?.buyer !== undefined && emailHash(order.buyer.email) === emailHash(email))
    .filter((order) => order !== undefined)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  if (own.length === 0) return 'no longer needed';
  return { orders: own.map((order) => ({ order: order.id, what: soldName(order) })) };
}
