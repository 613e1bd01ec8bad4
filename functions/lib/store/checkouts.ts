import { createHash } from 'node:crypto';
import type { OrderInput } from '#shared/domain/payment.ts';
import { mostRelatedOrders, relatedMs } from '#shared/domain/related-orders.ts';
import type { Creation } from './creation.ts';
import * as table from './table.ts';

/**
 *   pk         sk                            orderId, ttl
 *   CHECKOUT   <hash of buyer and plan>      the order that this buyer opened last for this plan, and `earlier` ones
 *   CHECKOUT   #<receipt>      fingerprint   the order that a request was answered with
 *
 * Both are pointers, written after the order they point to, and both are forgotten, the first after eight days and
 * the other after one: DynamoDB may take its time with that, so a reader looks at the order itself.
 */

/** A buyer and the plan she buys. */
export type Checkout = Required<Pick<OrderInput, 'plan' | 'email' | 'mobile'>>;

/** Milliseconds for which an open order can be paid and is offered again. */
export const payableMs = 24 * 60 * 60_000;

/** Claims a request's receipt. Returns what it was answered with before, or undefined when another request has it. */
export async function claim({ id, fingerprint }: Creation): Promise<{ orderId?: string } | undefined> {
  if (await table.insert({ ...claimKey(id), fingerprint, ttl: expiry(payableMs) })) return {};
  const claimed = await table.find<{ fingerprint: string; orderId?: string }>(claimKey(id));
  return claimed?.fingerprint === fingerprint ? claimed : undefined;
}

/** Remembers what a request was answered with. */
export const answer = ({ id }: Creation, orderId: string) => table.change(claimKey(id), { set: { orderId } });

/** The ids of the orders that a buyer opened for a plan of late, the last one first. */
export async function find(checkout: Checkout): Promise<string[]> {
  const pointer = await table.find<{ orderId: string; earlier?: string[] }>(pointerKey(checkout));
  return pointer ? [pointer.orderId, ...(pointer.earlier ?? [])] : [];
}

/** Points a buyer's plan to an order, unless it points elsewhere than to the first of `known` by now; then false. */
export async function point(checkout: Checkout, { known, to }: { known: readonly string[]; to: string }) {
  const pointed = await table.change(pointerKey(checkout), {
    set: {
      orderId: to,
      earlier: known.filter((id) => id !== to).slice(0, mostRelatedOrders),
      ttl: expiry(relatedMs),
    },
    condition: 'attribute_not_exists(#orderId) OR #orderId = :seen',
    values: { seen: known[0] ?? to },
  });
  return pointed !== undefined;
}

const expiry = (keptMs: number) => Math.ceil((Date.now() + keptMs) / 1000);

const claimKey = (receipt: string) => ({ pk: 'CHECKOUT', sk: `#${receipt}` }) as const;

// A hash, because the key of an item shows up in places where a person's email should not.
function pointerKey({ plan, email, mobile }: Checkout) {
  const buyer = [email.toLowerCase(), mobile.replace(/\D/g, '').slice(-10)];
  const hash = createHash('sha256').update(JSON.stringify([...buyer, plan.band, plan.item]));
  return { pk: 'CHECKOUT', sk: hash.digest('base64url') } as const;
}
