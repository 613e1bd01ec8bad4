import { OrderState, type OrderStatus } from '#shared/domain/order.ts';
import type { StatefulOrder } from '#shared/domain/order-state.ts';
import type { Plan } from '#shared/domain/payment.ts';
import { statusPartition } from '#shared/table.ts';
import { fieldsOf } from './fields.ts';
import type { PageQuery } from './page.ts';
import * as table from './table.ts';

/**
 *   pk      sk         gsi1pk   gsi2pk            gsi1sk, gsi2sk         gsi3pk           gsi3sk
 *   ORDER   <its id>   ORDER    UNSETTLED_ORDER   <createdAt>#<its id>   ORDER_<STATUS>   <paidAt or createdAt>#<its id>
 *
 * An order leaves gsi2 when it is settled, so that the sweep reads what it has to ask about and nothing else.
 * The id is Razorpay's.
 */

/** An order as we keep it: a payment is checked against this, never against a caller's word. */
export interface StoredOrder extends StatefulOrder {
  id: string;
  /** Our own reference at Razorpay. */
  receipt: string;
  fingerprint: string;
  userId: string;
  currency: 'INR';
  plan?: Plan;
  buyer?: { name: string; email: string; mobile: string };
  catalogue: string;
  /** Counts the changes: each is written on top of the one it was made from. */
  version: number;
  /** The last time that Razorpay was asked on behalf of a visitor. */
  askedAt?: string;
}

/** The part of an order that is known when it is opened. */
export type NewOrder = Pick<
  StoredOrder,
  'id' | 'receipt' | 'fingerprint' | 'userId' | 'paise' | 'plan' | 'buyer' | 'catalogue' | 'createdAt'
>;

/** Stores an order once. False when another one has its id. */
export async function add(order: NewOrder): Promise<boolean> {
  const opened = { ...order, status: 'created', payments: [], refunds: [], settled: false } as const;
  return table.insertOnce({ ...key(order.id), ...opened, currency: 'INR', version: 0, ...placesOf(opened) });
}

export const find = (id: string) => table.find<StoredOrder>(key(id));

/**
 * Changes an order by `next`, a function without effects: it runs again on the newer order when another
 * change came between. Returns the order before and after, or undefined where there is none.
 */
export async function update(
  id: string,
  next: (order: StoredOrder) => StoredOrder,
): Promise<{ before: StoredOrder; after: StoredOrder } | undefined> {
  for (let tries = 0; tries < mostTries; tries++) {
    const before = await find(id);
    if (!before) return undefined;
    const after = next(before);
    if (after === before) return { before, after };
    const written = await table.change<StoredOrder>(key(id), {
      set: { ...fieldsOf(OrderState, after), ...placesOf(after), version: before.version + 1 },
      condition: '#version = :seen',
      values: { seen: before.version },
    });
    if (written) return { before, after: written };
  }
  throw new Error('An order was changed by others, again and again.');
}

/** Claims the turn to ask Razorpay for a visitor: one in `everyMs`, for all visitors. False when it is taken. */
export async function claimRefresh(id: string, everyMs: number): Promise<boolean> {
  const now = Date.now();
  const marked = await table.change(key(id), {
    set: { askedAt: new Date(now).toISOString() },
    condition: 'attribute_exists(pk) AND (attribute_not_exists(#askedAt) OR #askedAt < :due)',
    values: { due: new Date(now - everyMs).toISOString() },
  });
  return marked !== undefined;
}

/** The owner's page of orders, newest first: all of them, or those of one status. */
export const list = ({ limit, after }: PageQuery, status?: OrderStatus) =>
  table.list<StoredOrder>({
    ...(status
      ? { index: 'gsi3', partition: statusPartition(status) }
      : { index: 'gsi1', partition: 'ORDER' }),
    limit,
    before: after,
  });

/** Orders that something is still expected of, newest first, going on after the sort key `before`. */
export const listUnsettled = (limit: number, before: string | undefined) =>
  table.list<StoredOrder>({ index: 'gsi2', partition: 'UNSETTLED_ORDER', limit, before });

// Of 25 that change one order at once, the last is through after 25 rounds.
const mostTries = 25;

const key = (id: string) => ({ pk: 'ORDER', sk: id }) as const;

/** An order's places in the indexes. By status a paid one stands where it was paid, which never changes. */
function placesOf({ id, createdAt, status, paidAt = createdAt, settled }: Placed) {
  const place = `${createdAt}#${id}`;
  return {
    gsi1pk: 'ORDER',
    gsi1sk: place,
    gsi2pk: settled ? undefined : 'UNSETTLED_ORDER',
    gsi2sk: settled ? undefined : place,
    gsi3pk: statusPartition(status),
    gsi3sk: `${paidAt}#${id}`,
  };
}

type Placed = Pick<StoredOrder, 'id' | 'createdAt' | 'status' | 'paidAt' | 'settled'>;
