import { createHash } from 'node:crypto';
import type { Plan, Product } from '#shared/domain/orders/payment.ts';
import { plainName, relatedMs } from '#shared/domain/orders/related-orders.ts';
import type { Creation } from '../../platform/table/creation.ts';
import * as table from '../../platform/table/table.ts';

/**
 *   pk         sk                            orderId, ttl
 *   CHECKOUT   <hash of what is bought>      the order that was opened last for it, `earlier` orders, and all `paid` orders
 *   CHECKOUT   #<receipt>      fingerprint   the order that a request was answered with
 *
 * Both rows point to orders and are written after them. The first expires after eight days, the second after one. DynamoDB
 * may delete them later, so a reader checks the order itself.
 */

/** The purpose of an order: a payment link, or a plan or course for a buyer, under any name or under the buyer's own. */
export type Checkout =
  | { linkId: string }
  | (Person & { name?: string } & ({ plan: Plan } | { courseId: string }));

/** The details by which two buyers count as one person. */
interface Person {
  email: string;
  mobile: string;
}

/** The milliseconds for which an open order can be paid and is offered again. */
export const payableMs = 24 * 60 * 60_000;

/** Claims a request's receipt. Returns the order that it was answered with before; undefined when another request has it. */
export async function claim({ id, fingerprint }: Creation): Promise<{ orderId?: string } | undefined> {
  if (await table.insert({ ...claimKey(id), fingerprint, ttl: expiry(payableMs) })) return {};
  const claimed = await table.find<{ fingerprint: string; orderId?: string }>(claimKey(id));
  return claimed?.fingerprint === fingerprint ? claimed : undefined;
}

/** Stores the order that a request is answered with. */
export const answer = ({ id }: Creation, orderId: string) => table.change(claimKey(id), { set: { orderId } });

/** Returns the purposes of an order: its payment link, and its buyer with the plan or the course. */
export function checkoutsOf({ plan, product, linkId, buyer }: Bought): Checkout[] {
  const thing = plan ? { plan } : product?.kind === 'course' && { courseId: product.courseId };
  const isNamed = buyer?.email && buyer.mobile;
  return [
    ...(linkId ? [{ linkId }] : []),
    ...(isNamed && thing ? [{ email: buyer.email, mobile: buyer.mobile, ...thing }] : []),
  ];
}

/** Returns the purposes of an order, and each purpose of its buyer again under the buyer's name, where no order under another name displaces it. */
export const ownCheckoutsOf = (bought: Bought): Checkout[] =>
  checkoutsOf(bought).flatMap((checkout) => {
    const { name } = bought.buyer ?? {};
    return 'linkId' in checkout || !name ? [checkout] : [checkout, { ...checkout, name: plainName(name) }];
  });

/** The fields of an order that decide what it is for. */
interface Bought {
  plan?: Plan | undefined;
  product?: Product | undefined;
  linkId?: string | undefined;
  buyer?: (Person & { name?: string }) | undefined;
}

/** The ids of the recent orders for a purchase, the latest first, and of those that were paid. */
export async function find(checkout: Checkout): Promise<{ recent: string[]; paid: string[] }> {
  const pointer = await table.find<{ orderId?: string; earlier?: string[]; paid?: Set<string> }>(
    pointerKey(checkout),
  );
  const { orderId, earlier = [], paid = [] } = pointer ?? {};
  return { recent: orderId ? [orderId, ...earlier] : [], paid: [...paid] };
}

/** Points to an order and `earlier` orders. False where the row no longer points to the order that was `seen`. */
export async function point(
  checkout: Checkout,
  { seen, to, earlier }: { seen: string | undefined; to: string; earlier: readonly string[] },
) {
  const pointed = await table.change(pointerKey(checkout), {
    set: { orderId: to, earlier: earlier.slice(0, mostEarlier), ttl: expiry(relatedMs) },
    condition: 'attribute_not_exists(#orderId) OR #orderId = :seen',
    values: { seen: seen ?? to },
  });
  return pointed !== undefined;
}

// Strangers who type a buyer's address can open orders too, so the list is bounded.
const mostEarlier = 5;

/** Adds a paid order, which no other order pushes out. */
export const keepPaid = (checkout: Checkout, orderId: string) =>
  table.change(pointerKey(checkout), {
    set: { ttl: expiry(relatedMs) },
    add: { paid: new Set([orderId]) },
    condition: 'attribute_exists(pk) OR attribute_not_exists(pk)',
  });

const expiry = (keptMs: number) => Math.ceil((Date.now() + keptMs) / 1000);

const claimKey = (receipt: string) => ({ pk: 'CHECKOUT', sk: `#${receipt}` }) as const;

/** Whether two buyers have the same email and mobile number. */
export const isSamePerson = (one: Person | undefined, other: Person | undefined): boolean =>
  JSON.stringify(one && partsOf(one)) === JSON.stringify(other && partsOf(other));

// The key is a hash, because an item's key shows up in places where a person's email should not.
function pointerKey(checkout: Checkout) {
  const hash = createHash('sha256').update(JSON.stringify(identityOf(checkout)));
  return { pk: 'CHECKOUT', sk: hash.digest('base64url') } as const;
}

// No two kinds share an identity: a link's has two parts, a name adds a part, and no band of experience is called `course`.
function identityOf(checkout: Checkout): string[] {
  if ('linkId' in checkout) return ['link', checkout.linkId];
  const thing =
    'courseId' in checkout ? ['course', checkout.courseId] : [checkout.plan.band, checkout.plan.item];
  return [...partsOf(checkout), ...thing, ...(checkout.name ? [checkout.name] : [])];
}

const partsOf = ({ email, mobile }: Person) => [email.toLowerCase(), mobile.replace(/\D/g, '').slice(-10)];
