import { createHash } from 'node:crypto';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk      sk
 *   BUYER   <hash of the email address>#<order id>
 *
 * Orders by email address. Can lag behind the orders, so check an order's own address.
 */

/** More orders than anyone places. */
const most = 50;

/** SHA-256 of the lower-case address. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

/** Repeating this changes nothing. */
export const add = (hash: string, orderId: string) => table.insert({ ...key(hash, orderId), orderId });

export const remove = (hash: string, orderId: string) => table.remove(key(hash, orderId));

export async function listOrders(email: string): Promise<string[]> {
  const prefix = `${emailHash(email)}#`;
  const { items } = await queries.listPrefixed<{ orderId: string }>('BUYER', { prefix, limit: most });
  return items.map(({ orderId }) => orderId);
}

const key = (hash: string, orderId: string) => ({ pk: 'BUYER', sk: `${hash}#${orderId}` }) as const;
