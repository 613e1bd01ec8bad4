import { orderAlreadyPaid, RazorpayApiError, unknownId } from './api-error.ts';
import type { Behaviour } from './behaviour.ts';
import type { Payment, Refund } from './entities.ts';
import { orderPaidEvent, paymentEvent, refundEvent, type WebhookEvent } from './events.ts';
import { newId } from './ids.ts';
import type { Ledger, PaymentRecord } from './ledger.ts';
import { orderOf } from './orders.ts';
import { fieldError } from './validation.ts';

export function paymentOf(ledger: Ledger, id: string): PaymentRecord {
  const record = ledger.find('payment', id);
  if (!record) throw new RazorpayApiError(unknownId);
  return record;
}

/** The bank can still authorise the payment later. */
export function failPayment(ledger: Ledger, id: string, error: PaymentError = paymentFailed): WebhookEvent[] {
  const { payment } = paymentOf(ledger, id);
  if (payment.status !== 'created') return [];
  return [paymentEvent('payment.failed', updatePayment(ledger, id, { status: 'failed', ...error }))];
}

/**
 * If the order's capture mode is automatic, also captures the payment, or refunds it if another payment has already
 * paid for the order. `holdsCapture` postpones both.
 */
export function authorizePayment(
  ledger: Ledger,
  behaviour: Behaviour,
  id: string,
  holdsCapture = false,
): WebhookEvent[] {
  const { payment } = paymentOf(ledger, id);
  if (payment.status !== 'created' && payment.status !== 'failed') return [];
  const authorized = updatePayment(ledger, id, {
    status: 'authorized',
    ...noError,
    acquirer_data: { ...payment.acquirer_data, upi_transaction_id: payment.id.slice(4).toUpperCase() },
  });
  const { capture: mode, order } = orderOf(ledger, payment.order_id);
  const events = [paymentEvent('payment.authorized', authorized)];
  if (mode !== 'automatic' || holdsCapture) return events;
  const goesBack = order.status === 'paid' && behaviour.secondPayments === 'refunded';
  return [
    ...events,
    ...(goesBack ? refundUncaptured(ledger, behaviour, id) : capture(ledger, behaviour, id)),
  ];
}

export function capturePayment(
  ledger: Ledger,
  behaviour: Behaviour,
  id: string,
  amount: unknown,
): WebhookEvent[] {
  const { payment } = paymentOf(ledger, id);
  if (!Number.isInteger(amount)) throw fieldError('amount', 'The amount must be an integer.');
  if (payment.captured) throw new RazorpayApiError({ description: 'This payment has already been captured' });
  if (payment.status !== 'authorized')
    throw new RazorpayApiError({
      description: 'Only payments which have been authorized and not yet captured can be captured',
    });
  if (orderOf(ledger, payment.order_id).order.status === 'paid') throw new RazorpayApiError(orderAlreadyPaid);
  if (amount !== payment.amount)
    throw fieldError('amount', 'Capture amount must be equal to the amount authorized.');
  return capture(ledger, behaviour, id);
}

function capture(ledger: Ledger, { amountDifferences }: Behaviour, id: string): WebhookEvent[] {
  const { amount, currency, order_id } = paymentOf(ledger, id).payment;
  const captured = updatePayment(ledger, id, {
    status: 'captured',
    captured: true,
    fee: Math.round(amount * 0.0236),
    tax: Math.round(amount * 0.0036),
  });
  const events = [paymentEvent('payment.captured', { ...captured, base_amount: amount })];
  const record = orderOf(ledger, order_id);
  const isExact = record.order.amount === amount && record.order.currency === currency;
  if (record.order.status === 'paid' || !(isExact || amountDifferences === 'counted')) return events;
  const order = { ...record.order, status: 'paid' as const, amount_paid: record.order.amount, amount_due: 0 };
  ledger.put({ ...record, order });
  return [...events, orderPaidEvent(captured, order)];
}

function refundUncaptured(ledger: Ledger, behaviour: Behaviour, id: string): WebhookEvent[] {
  const refund = openOwnRefund(ledger, behaviour, paymentOf(ledger, id).payment);
  const payment = updatePayment(ledger, id, {
    ...{ status: 'refunded', captured: false, amount_refunded: refund.amount, refund_status: 'full' },
  });
  const events = [refundEvent('refund.created', refund, payment)];
  return refund.status === 'processed'
    ? [...events, refundEvent('refund.processed', refund, payment)]
    : events;
}

export function updatePayment(ledger: Ledger, id: string, changes: Partial<Payment>): Payment {
  const record = paymentOf(ledger, id);
  const payment = { ...record.payment, ...changes };
  ledger.put({ ...record, payment });
  return payment;
}

type PaymentError = Pick<
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
  error_source: 'buyer',
  error_step: 'payment_authentication',
  error_reason: 'payment_timed_out',
};

/** Razorpay's automatic refund of a payment that was authorised but not captured. */
function openOwnRefund(
  ledger: Ledger,
  { refunds: status }: Behaviour,
  { id, amount, currency }: Payment,
): Refund {
  const refund: Refund = {
    id: newId('rfnd_'),
    entity: 'refund',
    amount,
    currency,
    payment_id: id,
    notes: [],
    receipt: null,
    acquirer_data: { rrn: null },
    created_at: Math.floor(Date.now() / 1000),
    batch_id: null,
    status,
    speed_requested: 'normal',
    speed_processed: 'normal',
  };
  ledger.put({ kind: 'refund', id: refund.id, refund, asked: '' });
  return refund;
}
