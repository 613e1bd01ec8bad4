import { randomInt } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { AskedOrder } from './asked-order.ts';

/** An order as Razorpay returns it; amounts in paise, times in seconds. */
export interface Order {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: 'created';
  attempts: number;
  /** An array when there are none, as Razorpay writes it. */
  notes: Record<string, string> | [];
  created_at: number;
}

/** The orders kept in a file, one JSON line each. */
export function openOrders(file: string) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const orders: Order[] = lines.map((line) => JSON.parse(line));
  return {
    find: (id: string) => orders.find((order) => order.id === id),
    withReceipt: (receipt: string | null | undefined) =>
      receipt ? orders.find((order) => order.receipt === receipt) : undefined,
    open: (asked: AskedOrder): Order => {
      const order = newOrder(asked);
      orders.push(order);
      appendFileSync(file, `${JSON.stringify(order)}\n`);
      return order;
    },
  };
}

const newOrder = ({ amount, currency, receipt = null, notes = {} }: AskedOrder): Order => ({
  id: `order_${randomText(14)}`,
  entity: 'order',
  amount,
  amount_paid: 0,
  amount_due: amount,
  currency,
  receipt,
  offer_id: null,
  status: 'created',
  attempts: 0,
  notes: Object.keys(notes).length > 0 ? notes : [],
  created_at: Math.floor(Date.now() / 1000),
});

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const randomText = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
