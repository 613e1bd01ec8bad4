import { dayMs } from '#shared/domain/time/india-time.ts';
import type { Opened } from '#shared/letters/letter.ts';
import { linkKey } from '#shared/letters/links.ts';
import { linkDays } from '#shared/policies.ts';
import { emailHash } from '../orders/buyers.ts';
import * as orders from '../orders/store.ts';
import { signPaymentLink } from '../payment-links/links.ts';
import * as paymentLinks from '../payment-links/store.ts';
import { signLink } from '../platform/signed-links.ts';

/**
 * Signs the links of a letter as it is sent, so that nothing stored holds one. An order is opened for the address that it
 * has at that very reading and for no other: a mail to one that was corrected meanwhile goes without.
 */
export async function signLinks(opened: readonly Opened[], to: string): Promise<ReadonlyMap<string, string>> {
  const signed = opened.map(async (each) => [linkKey(each), await signOne(each, to)] as const);
  return new Map((await Promise.all(signed)).filter((pair): pair is [string, string] => Boolean(pair[1])));
}

async function signOne({ page, id }: Opened, to: string): Promise<string | undefined> {
  if (page === 'pay') {
    const link = await paymentLinks.find(id);
    return link && signPaymentLink(link);
  }
  const order = await orders.find(id);
  const isOwn = order?.buyer !== undefined && emailHash(order.buyer.email) === emailHash(to);
  return order && isOwn ? signLink(page, order, Date.now() + linkDays * dayMs) : undefined;
}
