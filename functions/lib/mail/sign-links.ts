import { daysLater } from '#shared/domain/draft-dates.ts';
import { dayMs, midnightOf } from '#shared/domain/india-time.ts';
import { linkDays } from '#shared/domain/order-access.ts';
import type { Opened } from '#shared/letters/letter.ts';
import { linkKey } from '#shared/letters/links.ts';
import { signLink } from '../link.ts';
import { emailHash } from '../store/buyers.ts';
import * as orders from '../store/orders.ts';

/**
 * Signs the links of a letter as it is sent, so that nothing stored holds one. An order is opened for the address that it
 * has at that very reading and for no other: a mail to one that was corrected meanwhile goes without.
 */
export async function signLinks(opened: readonly Opened[], to: string): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(opened.flatMap(({ page, id }) => (page === 'pay' ? [] : [id])))];
  const read = await Promise.all(ids.map(async (id) => [id, await orders.find(id)] as const));
  const found = new Map(read);
  const signed = opened.map(async ({ page, id, lastDay }): Promise<[string, string][]> => {
    const until = lastDay ? midnightOf(daysLater(lastDay, 1)) : Date.now() + linkDays * dayMs;
    if (page === 'pay') return [[linkKey({ page, id }), await signLink(page, { id }, until)]];
    const order = found.get(id);
    if (!order || !isAddressOf(order, to)) return [];
    return [[linkKey({ page, id }), await signLink(page, order, until)]];
  });
  return new Map((await Promise.all(signed)).flat());
}

const isAddressOf = ({ buyer }: orders.StoredOrder, to: string) =>
  buyer !== undefined && emailHash(buyer.email) === emailHash(to);
