import { createHash } from 'node:crypto';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk      sk
 *   BUYER   <hash of the e-mail address>#<the order's id>
 *
 * The index of orders by e-mail address. It may be a moment behind the orders, whose own address decides.
 */

/** The most orders that are found for an address: more than anybody buys. */
const most = 50;

/** SHA-256 of an address in lower case. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

/** Adds an order to an address's search index. A repeat changes nothing. */
export const add = (hash: string, orderId: string) => table.insert({ ...key(hash, orderId), orderId });

/** Removes an order from an address's search index. */
export const remove = (hash: string, orderId: string) => table.remove(key(hash, orderId));

/** The ids of the orders in an address's search index. */
export async function listOrders(email: string): Promise<string[]> {
  const prefix = `${emailHash(email)}#`;
  const { items } = await queries.listPrefixed<{ orderId: string }>('BUYER', { prefix, limit: most });
  return items.map(({ orderId }) => orderId);
}

const key = (hash: string, orderId: string) => ({ pk: 'BUYER', sk: `${hash}#${orderId}` }) as const;
