import type { Books } from './books.ts';
import { notesOf, type Payment } from './entities.ts';
import { newId, newReference } from './ids.ts';
import { orderOf } from './orders.ts';
import { noError } from './payments.ts';
import { alreadyPaid, Refusal } from './refusal.ts';

/** What a buyer brings to a payment. Another amount or currency than the order's is for tests alone. */
export interface Attempt {
  email?: string;
  contact?: string;
  description?: string;
  notes?: Record<string, string>;
  amount?: number;
  currency?: string;
}

/** A buyer tries to pay an order: the payment that waits for the bank. */
export function attemptPayment(books: Books, orderId: string, attempt: Attempt): Payment {
  const record = orderOf(books, orderId);
  const { order } = record;
  if (order.status === 'paid') throw new Refusal(alreadyPaid);
  if (books.paymentsOf(orderId).some(({ payment }) => payment.status === 'authorized'))
    throw new Refusal({ description: 'Another payment of this order is authorized already.' });
  const payment = newPayment(orderId, { amount: order.amount, currency: order.currency, ...attempt });
  books.put({ kind: 'payment', id: payment.id, payment });
  books.put({ ...record, order: { ...order, status: 'attempted', attempts: order.attempts + 1 } });
  return payment;
}

function newPayment(
  orderId: string,
  { amount, currency, email, contact, description, notes }: Attempt & { amount: number; currency: string },
): Payment {
  return {
    id: newId('pay_'),
    entity: 'payment',
    amount,
    currency,
    status: 'created',
    order_id: orderId,
    invoice_id: null,
    international: false,
    method: 'upi',
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: description ?? null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: 'buyer@upi',
    email: email || 'void@razorpay.com',
    contact: withCountry(contact ?? ''),
    notes: notesOf(notes),
    fee: null,
    tax: null,
    ...noError,
    acquirer_data: { rrn: newReference() },
    created_at: Math.floor(Date.now() / 1000),
    upi: { vpa: 'buyer@upi', flow: 'intent' },
  };
}

function withCountry(contact: string): string {
  const digits = contact.replace(/[^\d+]/g, '');
  return digits.startsWith('+') ? digits : `+91${digits.slice(-10)}`;
}
