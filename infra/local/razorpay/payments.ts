import type { Books, PaymentRecord } from './books.ts';
import type { Payment } from './entities.ts';
import { orderPaid, type WebhookEvent, withPayment } from './events.ts';
import { orderOf } from './orders.ts';
import { alreadyPaid, Refusal, unknownId } from './refusal.ts';

/** The payment of an id, with what is known of it beside. */
export function paymentOf(books: Books, id: string): PaymentRecord {
  const record = books.find('payment', id);
  if (!record) throw new Refusal(unknownId);
  return record;
}

/** The bank says no. Not the last word: the same payment may be authorised yet. */
export function failPayment(books: Books, id: string, error: PaymentError = paymentFailed): WebhookEvent[] {
  const { payment } = paymentOf(books, id);
  if (payment.status !== 'created') return [];
  return [withPayment('payment.failed', change(books, id, { status: 'failed', ...error }))];
}

/**
 * The bank says yes, and what is to be captured by itself is captured, even where the order is paid by now;
 * with `isHeld` not yet, as in the moments between the two.
 */
export function authorizePayment(books: Books, id: string, isHeld = false): WebhookEvent[] {
  const { payment } = paymentOf(books, id);
  if (payment.status !== 'created' && payment.status !== 'failed') return [];
  const authorized = change(books, id, {
    status: 'authorized',
    ...noError,
    acquirer_data: { ...payment.acquirer_data, upi_transaction_id: payment.id.slice(4).toUpperCase() },
  });
  const { capture } = orderOf(books, payment.order_id);
  const events = [withPayment('payment.authorized', authorized)];
  return capture === 'automatic' && !isHeld ? [...events, ...take(books, id)] : events;
}

/** Captures an authorised payment as its owner asks. */
export function capturePayment(books: Books, id: string, amount: unknown): WebhookEvent[] {
  const { payment } = paymentOf(books, id);
  if (!Number.isInteger(amount))
    throw new Refusal({ description: 'The amount must be an integer.', field: 'amount' });
  if (payment.captured) throw new Refusal({ description: 'This payment has already been captured' });
  if (payment.status !== 'authorized')
    throw new Refusal({
      description: 'Only payments which have been authorized and not yet captured can be captured',
    });
  if (orderOf(books, payment.order_id).order.status === 'paid') throw new Refusal(alreadyPaid);
  if (amount !== payment.amount)
    throw new Refusal({
      description: 'Capture amount must be equal to the amount authorized.',
      field: 'amount',
    });
  return take(books, id);
}

function take(books: Books, id: string): WebhookEvent[] {
  const { amount, order_id } = paymentOf(books, id).payment;
  const captured = change(books, id, {
    status: 'captured',
    captured: true,
    fee: Math.round(amount * 0.0236),
    tax: Math.round(amount * 0.0036),
  });
  const events = [withPayment('payment.captured', { ...captured, base_amount: amount })];
  const record = orderOf(books, order_id);
  if (record.order.status === 'paid') return events;
  const order = { ...record.order, status: 'paid' as const, amount_paid: record.order.amount, amount_due: 0 };
  books.put({ ...record, order });
  return [...events, orderPaid(captured, order)];
}

/** Writes a payment with what changed of it. */
export function change(books: Books, id: string, changes: Partial<Payment>): Payment {
  const record = paymentOf(books, id);
  const payment = { ...record.payment, ...changes };
  books.put({ ...record, payment });
  return payment;
}

export type PaymentError = Pick<
  Payment,
  'error_code' | 'error_description' | 'error_source' | 'error_step' | 'error_reason'
>;

export const noError: PaymentError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

const paymentFailed: PaymentError = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Payment failed',
  error_source: 'gateway',
  error_step: 'payment_response',
  error_reason: 'payment_failed',
};

export const paymentTimedOut: PaymentError = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Payment was not completed on time.',
  error_source: 'customer',
  error_step: 'payment_authentication',
  error_reason: 'payment_timed_out',
};
