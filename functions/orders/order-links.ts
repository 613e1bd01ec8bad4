import { dayMs } from '#shared/domain/time/india-time.ts';
import { linkDays } from '#shared/policies.ts';
import { parseLink, signLink, siteOrigin, verifyLink } from '../platform/signed-links.ts';
import * as orders from './store.ts';

/** The link works for 30 days. It's just a path if the stage doesn't know the site's origin. */
export const orderUrl = async (order: { id: string; linkVersion?: number | undefined }): Promise<string> =>
  `${siteOrigin()}/order#${await signLink('order', order, Date.now() + linkDays * dayMs)}`;

/** Returns `over` if the link has expired, `replaced` if it was revoked, and undefined for any other text. */
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
  // Earlier versions are tried, so that a revoked link gets a different message from a wrong one.
  for (let version = linkVersion - 1; version >= Math.max(0, linkVersion - mostVersions); version--)
    if (await verifyLink('order', link, version)) return 'replaced';
  return undefined;
}

const mostVersions = 20;
