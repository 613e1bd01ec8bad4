import { dayMs } from '#shared/domain/time/india-time.ts';
import { linkDays } from '#shared/policies.ts';
import { parseLink, signLink, verifyLink } from '../platform/signed-links.ts';
import * as orders from './store.ts';

/** Makes the address that opens an order for 30 days, at the origin of a site, or as a path where that is empty. */
export async function orderUrl(
  order: { id: string; linkVersion?: number | undefined },
  site: string,
): Promise<string> {
  return `${site}/order#${await signLink('order', order, Date.now() + linkDays * dayMs)}`;
}

/** A link's order; or that it is `over`, was `replaced` by a newer one, or opens nothing that we know of. */
export async function orderOfLink(
  text: string,
): Promise<orders.StoredOrder | 'over' | 'replaced' | undefined> {
  const link = parseLink(text);
  if (!link) return undefined;
  if (link.expires * 1000 <= Date.now()) return 'over';
  const order = await orders.find(link.id);
  if (!order) return undefined;
  const { linkVersion = 0 } = order;
  if (await verifyLink('order', link, linkVersion)) return order;
  // Who holds a link that was replaced is told what to do, and no more than that.
  for (let version = linkVersion - 1; version >= Math.max(0, linkVersion - mostVersions); version--)
    if (await verifyLink('order', link, version)) return 'replaced';
  return undefined;
}

const mostVersions = 20;
