import { dayMs } from '#shared/domain/time/india-time.ts';
import { linkKey } from '#shared/emails/links.ts';
import type { LinkTarget } from '#shared/emails/template.ts';
import { linkDays } from '#shared/policies.ts';
import { emailHash } from '../orders/buyers.ts';
import * as orders from '../orders/store.ts';
import { signPaymentLink } from '../payment-links/links.ts';
import * as paymentLinks from '../payment-links/store.ts';
import { signLink } from '../platform/signed-links.ts';

/**
 * Links are signed when the email is sent, so none need to be stored. A link to an order is included only if the email
 * goes to the order's current address.
 */
export async function signLinks(
  targets: readonly LinkTarget[],
  to: string,
): Promise<ReadonlyMap<string, string>> {
  const signed = targets.map(async (each) => [linkKey(each), await signOne(each, to)] as const);
  return new Map((await Promise.all(signed)).filter((pair): pair is [string, string] => Boolean(pair[1])));
}

async function signOne({ page, id }: LinkTarget, to: string): Promise<string | undefined> {
  if (page === 'pay') {
    const link = await paymentLinks.find(id);
    return link && signPaymentLink(link);
  }
  const order = await orders.find(id);
  const isOwn = order?.buyer !== undefined && emailHash(order.buyer.email) === emailHash(to);
  return order && isOwn ? signLink(page, order, Date.now() + linkDays * dayMs) : undefined;
}
