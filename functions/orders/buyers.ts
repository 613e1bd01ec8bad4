import { createHash } from 'node:crypto';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk      sk
 *   BUYER   <hash of the email address>#<order id>
 *
 * Lists orders by email address. It can lag behind the orders, so check the address on the order itself.
 */

// More orders than anyone places. Any beyond that aren't listed.
const most = 50;

export const emailHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

export const add = (hash: string, orderId: string) => table.insert({ ...key(hash, orderId), orderId });

export const remove = (hash: string, orderId: string) => table.remove(key(hash, orderId));

export async function listOrders(email: string): Promise<string[]> {
  const prefix = `${emailHash(email)}#`;
  const { items } = await queries.listPrefixed<{ orderId: string }>('BUYER', { prefix, limit: most });
  return items.map(({ orderId }) => orderId);
}

const key = (hash: string, orderId: string) => ({ pk: 'BUYER', sk: `${hash}#${orderId}` }) as const;
