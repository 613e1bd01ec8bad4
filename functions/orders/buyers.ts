import { createHash } from 'node:crypto';
import * as table from '../platform/table/table.ts';

/**
 *   pk      sk
 *   BUYER   <hash of the e-mail address>#<the order's id>
 *
 * Search keys, by which the orders of an address are found. They may be a moment behind the orders, whose own address
 * says whether one is still theirs.
 */

/** Orders of one address that are found: more than anybody buys. */
const most = 50;

/** SHA-256 of an address, whose letters count in lower case. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

/** Has an order found by an address. Doing it again changes nothing. */
export const add = (hash: string, orderId: string) => table.insert({ ...key(hash, orderId), orderId });

/** Has an order found by an address no longer. */
export const remove = (hash: string, orderId: string) => table.remove(key(hash, orderId));

/** The ids of the orders that an address is found by. */
export async function listOrders(email: string): Promise<string[]> {
  const prefix = `${emailHash(email)}#`;
  const { items } = await table.listPrefixed<{ orderId: string }>('BUYER', { prefix, limit: most });
  return items.map(({ orderId }) => orderId);
}

const key = (hash: string, orderId: string) => ({ pk: 'BUYER', sk: `${hash}#${orderId}` }) as const;
