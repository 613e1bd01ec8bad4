import { RazorpayApiError, unknownId } from './api-error.ts';
import type { Behaviour } from './behaviour.ts';
import { notesOf, type Payment, type Refund } from './entities.ts';
import { refundEvent, type WebhookEvent } from './events.ts';
import { newId, newReference } from './ids.ts';
import type { Ledger } from './ledger.ts';
import { paymentOf, updatePayment } from './payments.ts';
import { belowOneRupee, checkNotes, fieldError, refuseExtraFields } from './validation.ts';

/** `amount` is in paise. By default, the whole remaining amount is refunded. */
export interface RefundInput {
  amount?: number;
  speed?: 'normal' | 'optimum';
  notes?: Record<string, string>;
  receipt?: string | null;
}

/** Makes only one refund per idempotency key. */
export function acceptRefunds(ledger: Ledger, behaviour: Behaviour, emit: (events: WebhookEvent[]) => void) {
  return (paymentId: string, input: RefundInput, key: string | undefined): Refund => {
    if (key !== undefined) {
      if (!/^[\w-]{10,}$/.test(key))
        throw new RazorpayApiError({ description: 'The idempotency key is invalid.' });
      const earlier = ledger.all('refund').find((record) => record.key === key);
      if (earlier && (earlier.refund.payment_id !== paymentId || earlier.asked !== JSON.stringify(input)))
        throw new RazorpayApiError(keyUsed);
      if (earlier) return earlier.refund;
    }
    const { refund, events } = refundPayment(ledger, behaviour, paymentId, { input, key });
    emit(events);
    return refund;
  };
}

function refundPayment(
  ledger: Ledger,
  { refunds }: Behaviour,
  paymentId: string,
  { input, key }: { input: RefundInput; key?: string | undefined },
): { refund: Refund; events: WebhookEvent[] } {
  const { payment } = paymentOf(ledger, paymentId);
  const refund = newRefund(payment, input, refundAmount(payment, input), refunds);
  ledger.put({ kind: 'refund', id: refund.id, refund, asked: JSON.stringify(input), ...(key && { key }) });
  const refunded = updateRefunded(ledger, payment, payment.amount_refunded + refund.amount);
  const events = [refundEvent('refund.created', refund, refunded)];
  if (refunds === 'processed') events.push(refundEvent('refund.processed', refund, refunded));
  return { refund, events };
}

export function settleRefund(ledger: Ledger, id: string, status: 'processed' | 'failed'): WebhookEvent[] {
  const record = ledger.find('refund', id);
  if (!record) throw new RazorpayApiError(unknownId);
  if (record.refund.status !== 'pending') return [];
  const refund = {
    ...record.refund,
    status,
    acquirer_data: acquirerData(status),
  };
  ledger.put({ ...record, refund });
  const { payment } = paymentOf(ledger, refund.payment_id);
  if (status === 'processed') return [refundEvent('refund.processed', refund, payment)];
  return [
    refundEvent(
      'refund.failed',
      refund,
      updateRefunded(ledger, payment, payment.amount_refunded - refund.amount),
    ),
  ];
}

function updateRefunded(ledger: Ledger, { id, amount, captured }: Payment, refunded: number): Payment {
  // Razorpay retries the refund of an uncaptured payment itself, so the payment keeps its `refunded` status.
  if (!captured) return updatePayment(ledger, id, {});
  const isFull = refunded === amount;
  return updatePayment(ledger, id, {
    amount_refunded: refunded,
    status: isFull ? 'refunded' : 'captured',
    refund_status: isFull ? 'full' : refunded > 0 ? 'partial' : null,
  });
}

function refundAmount(payment: Payment, input: RefundInput): number {
  refuseExtraFields(input, refundFields);
  checkNotes(input.notes);
  if (payment.status === 'refunded')
    throw new RazorpayApiError({ description: 'The payment has been fully refunded already.' });
  if (payment.status !== 'captured')
    throw new RazorpayApiError({
      description: 'The payment status should be captured for action to be taken',
    });
  if (input.speed !== undefined && input.speed !== 'normal' && input.speed !== 'optimum')
    throw fieldError('speed', 'The speed is invalid.');
  const left = payment.amount - payment.amount_refunded;
  const { amount = left } = input;
  if (!Number.isInteger(amount)) throw fieldError('amount', 'The amount must be an integer.');
  if (amount < 100) throw new RazorpayApiError(belowOneRupee);
  if (amount > left)
    throw fieldError('amount', 'The refund amount provided is greater than amount captured.');
  return amount;
}

const refundFields = new Set(['amount', 'speed', 'notes', 'receipt']);

// `rrn` is the reference for UPI, the only method that's simulated.
const acquirerData = (status: Refund['status']) => ({ rrn: status === 'processed' ? newReference() : null });

const newRefund = (
  { id, currency }: Payment,
  { notes, receipt = null, speed = 'normal' }: RefundInput,
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
  acquirer_data: acquirerData(status),
  created_at: Math.floor(Date.now() / 1000),
  batch_id: null,
  status,
  speed_requested: speed,
  speed_processed: 'normal',
});

const keyUsed = {
  description: 'Different request with the same idempotency key has already been processed.',
};
