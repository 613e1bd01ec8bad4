import * as table from './table.ts';

/**
 *   pk      sk                    gsi1pk   gsi1sk
 *   ORDER   <Razorpay order id>   ORDER    <createdAt>#<Razorpay order id>
 */

/** An order as we keep it: what a payment is checked against is this, never what a caller says. */
export interface StoredOrder {
  /** Razorpay's order id. */
  id: string;
  /** Our own reference at Razorpay. */
  receipt: string;
  userId: string;
  paise: number;
  currency: 'INR';
  status: 'created' | 'paid';
  createdAt: string;
  fingerprint: string;
  /** Every payment that was proved to belong to it; more than one means that the buyer paid twice. */
  paymentIds?: Set<string>;
}

const key = (id: string) => ({ pk: 'ORDER', sk: id }) as const;

/** Stores an order once. False when another one has its id. */
export const add = (order: StoredOrder) =>
  table.insertOnce({
    ...key(order.id),
    gsi1pk: 'ORDER',
    gsi1sk: `${order.createdAt}#${order.id}`,
    ...order,
  });

export const find = (id: string) => table.find<StoredOrder>(key(id));

/** Marks an order paid by a payment; the same payment again changes nothing. */
export const markPaid = (id: string, paymentId: string) =>
  table.change<StoredOrder>(key(id), { set: { status: 'paid' }, add: { paymentIds: new Set([paymentId]) } });
