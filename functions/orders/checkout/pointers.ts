import { createHash } from 'node:crypto';
import type { Plan, Sold } from '#shared/domain/orders/payment.ts';
import { plainName, relatedMs } from '#shared/domain/orders/related-orders.ts';
import type { Creation } from '../../platform/table/creation.ts';
import * as table from '../../platform/table/table.ts';

/**
 *   pk         sk                            orderId, ttl
 *   CHECKOUT   <hash of what is bought>      the order that was opened last for this, `earlier` ones, and all `paid` ones
 *   CHECKOUT   #<receipt>      fingerprint   the order that a request was answered with
 *
 * Both are pointers, written after the order they point to, and both are forgotten, the first after eight days and
 * the other after one: DynamoDB may take its time with that, so a reader looks at the order itself.
 */

/**
 * That which two orders would be for the same of: a payment link, or a buyer with the plan or the course she buys, under any
 * name or under her own.
 */
export type Checkout =
  | { linkId: string }
  | (Person & { name?: string } & ({ plan: Plan } | { courseId: string }));

/** A buyer as far as it decides who is the same. */
interface Person {
  email: string;
  mobile: string;
}

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

/** The pointers that lead to an order: by its payment link, and by its buyer with the plan or the course. */
export function checkoutsOf({ plan, sold, linkId, buyer }: Bought): Checkout[] {
  const thing = plan ? { plan } : sold?.kind === 'course' && { courseId: sold.courseId };
  const isNamed = buyer?.email && buyer.mobile;
  return [
    ...(linkId ? [{ linkId }] : []),
    ...(isNamed && thing ? [{ email: buyer.email, mobile: buyer.mobile, ...thing }] : []),
  ];
}

/** The same, and those of the buyer under her own name, which no order under another name pushes out. */
export const ownCheckoutsOf = (bought: Bought): Checkout[] =>
  checkoutsOf(bought).flatMap((checkout) => {
    const { name } = bought.buyer ?? {};
    return 'linkId' in checkout || !name ? [checkout] : [checkout, { ...checkout, name: plainName(name) }];
  });

/** An order as far as it decides which others are for the same. */
interface Bought {
  plan?: Plan | undefined;
  sold?: Sold | undefined;
  linkId?: string | undefined;
  buyer?: (Person & { name?: string }) | undefined;
}

/** The ids of the orders for the same of late: those that were opened, the last one first, and those that were paid. */
export async function find(checkout: Checkout): Promise<{ opened: string[]; paid: string[] }> {
  const pointer = await table.find<{ orderId?: string; earlier?: string[]; paid?: Set<string> }>(
    pointerKey(checkout),
  );
  const { orderId, earlier = [], paid = [] } = pointer ?? {};
  return { opened: orderId ? [orderId, ...earlier] : [], paid: [...paid] };
}

/** Points it to an order and some `earlier` ones, unless it points elsewhere than to the one that was `seen`; then false. */
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

// Whoever types a buyer's address can open orders in her name, and they push out one another.
const mostEarlier = 5;

/** Keeps an order that was paid among those that lead to it, which no other pushes out. */
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

// A hash, because the key of an item shows up in places where a person's email should not.
function pointerKey(checkout: Checkout) {
  const hash = createHash('sha256').update(JSON.stringify(identityOf(checkout)));
  return { pk: 'CHECKOUT', sk: hash.digest('base64url') } as const;
}

// No two kinds are equal: a link's is shorter, that of a name is longer, and no band of experience is called a course.
function identityOf(checkout: Checkout): string[] {
  if ('linkId' in checkout) return ['link', checkout.linkId];
  const thing =
    'courseId' in checkout ? ['course', checkout.courseId] : [checkout.plan.band, checkout.plan.item];
  return [...partsOf(checkout), ...thing, ...(checkout.name ? [checkout.name] : [])];
}

const partsOf = ({ email, mobile }: Person) => [email.toLowerCase(), mobile.replace(/\D/g, '').slice(-10)];
