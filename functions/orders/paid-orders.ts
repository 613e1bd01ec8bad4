import { keysOfAddress, keysOfPhone } from '#shared/domain/search/search-keys.ts';
import { searchDigits } from '#shared/domain/search/search-text.ts';
import * as searchKeys from '../search/keys.ts';
import * as buyers from './buyers.ts';
import * as orders from './store.ts';

/**
 * Newest first. The buyers' index can be a minute behind a payment, so this also reads the search keys, which are
 * written before the checkout opens.
 */
export async function paidOrdersOf(email: string): Promise<orders.StoredOrder[]> {
  const [indexed, recent] = await Promise.all([buyers.listOrders(email), recentOrders(keysOfAddress(email))]);
  const found = await Promise.all([...new Set([...indexed, ...recent])].map(orders.find));
  const hash = buyers.emailHash(email);
  return found
    .filter((order) => order !== undefined)
    .filter(({ paidBy, buyer }) => paidBy !== undefined && buyers.emailHash(buyer?.email ?? '') === hash)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

export async function hasPaid({ email, phone }: { email: string; phone: string }): Promise<boolean> {
  if (email && (await paidOrdersOf(email)).length > 0) return true;
  const digits = searchDigits(phone);
  if (!digits) return false;
  const found = await Promise.all((await recentOrders(keysOfPhone(phone))).map(orders.find));
  return found.some((order) => order?.paidBy && searchDigits(order.buyer?.mobile ?? '') === digits);
}

async function recentOrders(prefix: string): Promise<string[]> {
  const { items } = await searchKeys.list(prefix, { limit: mostRecent });
  return items.filter(({ kind }) => kind === 'order').map(({ id }) => id);
}

const mostRecent = 20;
