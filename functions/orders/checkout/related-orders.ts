import { createHash } from 'node:crypto';
import type { Plan, Product } from '#shared/domain/orders/payment.ts';
import { plainName, relatedMs } from '#shared/domain/orders/related-orders.ts';
import type { Creation } from '../../platform/table/creation.ts';
import * as table from '../../platform/table/table.ts';

/**
 *   pk         sk
 *   CHECKOUT   <hash of the purchase>   orderId (the newest order for it), `earlier` orders, all `paid` orders, ttl
 *   CHECKOUT   #<receipt>               orderId (the order for that request), fingerprint, ttl
 *
 * Both items point to orders and are written after them. The first expires after eight days, the second after one day.
 * DynamoDB may delete them later than that, so check the order itself.
 */

export type Checkout =
  | { linkId: string }
  | (Person & { name?: string } & ({ plan: Plan } | { courseId: string } | { offerId: string }));

interface Person {
  email: string;
  mobile: string;
}

/** How long an open order can be paid and is offered again. `awaitedMs` in `order-state.ts` relies on this. */
export const payableMs = 24 * 60 * 60_000;

/**
 * Returns undefined if another request has already used this receipt. Otherwise returns the order from an earlier
 * attempt at this request, if there was one.
 */
export async function claim({ id, fingerprint }: Creation): Promise<{ orderId?: string } | undefined> {
  if (await table.insert({ ...claimKey(id), fingerprint, ttl: expiry(payableMs) })) return {};
  const claimed = await table.find<{ fingerprint: string; orderId?: string }>(claimKey(id));
  return claimed?.fingerprint === fingerprint ? claimed : undefined;
}

export const answer = ({ id }: Creation, orderId: string) => table.change(claimKey(id), { set: { orderId } });

export function purchaseKeysOf({ plan, product, linkId, buyer }: Bought): Checkout[] {
  const thing = plan ? { plan } : product && thingOf(product);
  const isNamed = buyer?.email && buyer.mobile;
  return [
    ...(linkId ? [{ linkId }] : []),
    ...(isNamed && thing ? [{ email: buyer.email, mobile: buyer.mobile, ...thing }] : []),
  ];
}

function thingOf(product: Product) {
  if (product.kind === 'course') return { courseId: product.courseId };
  return product.kind === 'coaching' && { offerId: product.offerId };
}

/**
 * Lists each purchase with and without the buyer's name, so that orders under other names can't push it out of the
 * list.
 */
export const ownPurchaseKeysOf = (bought: Bought): Checkout[] =>
  purchaseKeysOf(bought).flatMap((checkout) => {
    const { name } = bought.buyer ?? {};
    return 'linkId' in checkout || !name ? [checkout] : [checkout, { ...checkout, name: plainName(name) }];
  });

interface Bought {
  plan?: Plan | undefined;
  product?: Product | undefined;
  linkId?: string | undefined;
  buyer?: (Person & { name?: string }) | undefined;
}

export async function find(checkout: Checkout): Promise<{ recent: string[]; paid: string[] }> {
  const pointer = await table.find<{ orderId?: string; earlier?: string[]; paid?: Set<string> }>(
    purchaseItemKey(checkout),
  );
  const { orderId, earlier = [], paid = [] } = pointer ?? {};
  return { recent: orderId ? [orderId, ...earlier] : [], paid: [...paid] };
}

/** Returns false if another request has stored a newer order since `seen` was read. */
export async function point(
  checkout: Checkout,
  { seen, to, earlier }: { seen: string | undefined; to: string; earlier: readonly string[] },
) {
  const pointed = await table.change(purchaseItemKey(checkout), {
    set: { orderId: to, earlier: earlier.slice(0, mostEarlier), ttl: expiry(relatedMs) },
    condition: 'attribute_not_exists(#orderId) OR #orderId = :seen',
    values: { seen: seen ?? to },
  });
  return pointed !== undefined;
}

// Anyone can open orders under a buyer's address, so the list is limited.
const mostEarlier = 5;

export const addPaid = (checkout: Checkout, orderId: string) =>
  table.change(purchaseItemKey(checkout), {
    set: { ttl: expiry(relatedMs) },
    add: { paid: new Set([orderId]) },
    condition: 'attribute_exists(pk) OR attribute_not_exists(pk)',
  });

const expiry = (lifetimeMs: number) => Math.ceil((Date.now() + lifetimeMs) / 1000);

const claimKey = (receipt: string) => ({ pk: 'CHECKOUT', sk: `#${receipt}` }) as const;

export const isSamePerson = (one: Person | undefined, other: Person | undefined): boolean =>
  JSON.stringify(one && partsOf(one)) === JSON.stringify(other && partsOf(other));

// Keys are hashed because they can end up in places that mustn't contain personal data.
function purchaseItemKey(checkout: Checkout) {
  const hash = createHash('sha256').update(JSON.stringify(identityOf(checkout)));
  return { pk: 'CHECKOUT', sk: hash.digest('base64url') } as const;
}

// The hashes can't collide: a link has two parts, and a plan, course or offer has four, and a name adds a fifth. No experience
// band is called `course` or `offer`.
function identityOf(checkout: Checkout): string[] {
  if ('linkId' in checkout) return ['link', checkout.linkId];
  return [...partsOf(checkout), ...thingParts(checkout), ...(checkout.name ? [checkout.name] : [])];
}

function thingParts(checkout: Exclude<Checkout, { linkId: string }>): string[] {
  if ('courseId' in checkout) return ['course', checkout.courseId];
  return 'offerId' in checkout ? ['offer', checkout.offerId] : [checkout.plan.band, checkout.plan.item];
}

const partsOf = ({ email, mobile }: Person) => [email.toLowerCase(), mobile.replace(/\D/g, '').slice(-10)];
