import { type AskedOrder, checkOrder } from './asked-order.ts';
import type { Books, OrderRecord } from './books.ts';
import { notesOf, type Order } from './entities.ts';
import { newId } from './ids.ts';
import { Refusal, unknownId } from './refusal.ts';
import type { Switches } from './switches.ts';

/** Opens an order, or answers the one that an earlier try with `unique_receipt` opened. */
export function openOrder(books: Books, switches: Switches, asked: AskedOrder): Order {
  checkOrder(asked, switches);
  const earlier = asked.receipt && books.all('order').find(({ order }) => order.receipt === asked.receipt);
  if (earlier && asked.unique_receipt) return earlier.order;
  if (earlier && switches.duplicateReceipts === 'refused')
    throw new Refusal({ description: 'Order receipt should be unique.', field: 'receipt' });
  const record = newOrder(asked);
  books.put(record);
  return record.order;
}

/** The order of an id, with what is known of it beside. */
export function orderOf(books: Books, id: string): OrderRecord {
  const record = books.find('order', id);
  if (!record) throw new Refusal(unknownId);
  return record;
}

function newOrder(asked: AskedOrder): OrderRecord {
  const { amount, currency, receipt = null, notes } = asked;
  const id = newId('order_');
  const isAutomatic = asked.payment?.capture === 'automatic' || Boolean(asked.payment_capture);
  return {
    kind: 'order',
    id,
    capture: isAutomatic ? 'automatic' : 'manual',
    order: {
      id,
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: notesOf(notes),
      created_at: Math.floor(Date.now() / 1000),
    },
  };
}
