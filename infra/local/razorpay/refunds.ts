import { belowOneRupee, checkNotes, refuseExtraFields } from './asked-order.ts';
import type { Books } from './books.ts';
import { notesOf, type Payment, type Refund } from './entities.ts';
import { type WebhookEvent, withRefund } from './events.ts';
import { newId } from './ids.ts';
import { change, paymentOf } from './payments.ts';
import { Refusal, unknownId } from './refusal.ts';
import type { Switches } from './switches.ts';

/** What a caller may send to refund a payment; all of it unless an amount is named. */
export interface AskedRefund {
  amount?: number;
  speed?: 'normal' | 'optimum';
  notes?: Record<string, string>;
  receipt?: string | null;
}

/** Refunds a captured payment: the refund, and what the webhooks tell of it. */
export function bookRefund(
  books: Books,
  { refunds }: Switches,
  paymentId: string,
  { asked, key }: { asked: AskedRefund; key?: string | undefined },
): { refund: Refund; events: WebhookEvent[] } {
  const { payment } = paymentOf(books, paymentId);
  const refund = newRefund(payment, asked, amountOf(payment, asked), refunds);
  books.put({ kind: 'refund', id: refund.id, refund, asked: JSON.stringify(asked), ...(key && { key }) });
  const refunded = givenBack(books, payment, payment.amount_refunded + refund.amount);
  const events = [withRefund('refund.created', refund, refunded)];
  if (refunds === 'processed') events.push(withRefund('refund.processed', refund, refunded));
  return { refund, events };
}

/** The bank's last word on a pending refund. What failed counts as not given back. */
export function settleRefund(books: Books, id: string, status: 'processed' | 'failed'): WebhookEvent[] {
  const record = books.find('refund', id);
  if (!record) throw new Refusal(unknownId);
  if (record.refund.status !== 'pending') return [];
  const refund = {
    ...record.refund,
    status,
    acquirer_data: { arn: status === 'processed' ? reference : null },
  };
  books.put({ ...record, refund });
  const { payment } = paymentOf(books, refund.payment_id);
  if (status === 'processed') return [withRefund('refund.processed', refund, payment)];
  return [
    withRefund('refund.failed', refund, givenBack(books, payment, payment.amount_refunded - refund.amount)),
  ];
}

function givenBack(books: Books, { id, amount }: Payment, refunded: number): Payment {
  const isFull = refunded === amount;
  return change(books, id, {
    amount_refunded: refunded,
    status: isFull ? 'refunded' : 'captured',
    refund_status: isFull ? 'full' : refunded > 0 ? 'partial' : null,
  });
}

function amountOf(payment: Payment, asked: AskedRefund): number {
  refuseExtraFields(asked, known);
  checkNotes(asked.notes);
  if (payment.status === 'refunded')
    throw new Refusal({ description: 'The payment has been fully refunded already.' });
  if (payment.status !== 'captured')
    throw new Refusal({ description: 'The payment status should be captured for action to be taken' });
  if (asked.speed !== undefined && asked.speed !== 'normal' && asked.speed !== 'optimum')
    throw new Refusal({ description: 'The speed is invalid.', field: 'speed' });
  const left = payment.amount - payment.amount_refunded;
  const { amount = left } = asked;
  if (!Number.isInteger(amount))
    throw new Refusal({ description: 'The amount must be an integer.', field: 'amount' });
  if (amount < 100) throw new Refusal(belowOneRupee);
  if (amount > left)
    throw new Refusal({
      description: 'The refund amount provided is greater than amount captured.',
      field: 'amount',
    });
  return amount;
}

const known = new Set(['amount', 'speed', 'notes', 'receipt']);

const reference = '10000000000000';

const newRefund = (
  { id, currency }: Payment,
  { notes, receipt = null, speed = 'normal' }: AskedRefund,
  amount: number,
  status: 'processed' | 'pending',
): Refund => ({
  id: newId('rfnd_'),
  entity: 'refund',
  amount,
  currency,
  payment_id: id,
  notes: notesOf(notes),
  receipt,
  acquirer_data: { arn: status === 'processed' ? reference : null },
  created_at: Math.floor(Date.now() / 1000),
  batch_id: null,
  status,
  speed_requested: speed,
  speed_processed: 'normal',
});
