import { createHmac } from 'node:crypto';
import { orderAlreadyPaid, RazorpayApiError } from './api-error.ts';
import type { Behaviour } from './behaviour.ts';
import { notesOf, type Payment } from './entities.ts';
import type { WebhookEvent } from './events.ts';
import { newId, newReference } from './ids.ts';
import type { Ledger } from './ledger.ts';
import { orderOf } from './orders.ts';
import { authorizePayment, failPayment, noError, paymentOf } from './payments.ts';

/** In tests, `amount` (in paise) and `currency` can differ from the order's. */
interface Attempt {
  email?: string;
  contact?: string;
  description?: string;
  notes?: Record<string, string>;
  amount?: number;
  currency?: string;
}

export type Outcome = 'captured' | 'authorized' | 'failed' | 'pending' | 'twice';

export function createPaymentAttempts(
  ledger: Ledger,
  behaviour: Behaviour,
  keySecret: string,
  emit: (events: WebhookEvent[]) => void,
) {
  const timers = new Set<NodeJS.Timeout>();

  const authorize = (id: string, holdsCapture = false): Payment => {
    emit(authorizePayment(ledger, behaviour, id, holdsCapture));
    return paymentOf(ledger, id).payment;
  };

  const fail = (id: string): Payment => {
    emit(failPayment(ledger, id));
    return paymentOf(ledger, id).payment;
  };

  const authorizeIn = (ms: number, id: string) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      authorize(id);
    }, ms).unref();
    timers.add(timer);
  };

  return {
    authorize: (id: string) => authorize(id),
    fail,
    pay: (
      orderId: string,
      { outcome = 'captured', ...attempt }: Attempt & { outcome?: Outcome } = {},
    ): Payment => {
      const other = outcome === 'twice' && attemptPayment(ledger, orderId, attempt);
      const payment = attemptPayment(ledger, orderId, attempt);
      if (outcome === 'pending') return payment;
      if (outcome === 'failed') return fail(payment.id);
      const paid = authorize(payment.id, outcome === 'authorized');
      if (other) authorize(other.id);
      return paid;
    },
    /** Authorises the payment after `behaviour.lateMs`, even if the process restarts in the meantime. */
    authorizeLate: (id: string) => {
      ledger.put({ ...paymentOf(ledger, id), lateAt: Date.now() + behaviour.lateMs });
      authorizeIn(behaviour.lateMs, id);
    },
    resume: () => {
      for (const { id, lateAt } of ledger.all('payment'))
        if (lateAt !== undefined) authorizeIn(Math.max(0, lateAt - Date.now()), id);
    },
    signature: (orderId: string, paymentId: string): string =>
      createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex'),
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function attemptPayment(ledger: Ledger, orderId: string, attempt: Attempt): Payment {
  const record = orderOf(ledger, orderId);
  const { order } = record;
  if (order.status === 'paid') throw new RazorpayApiError(orderAlreadyPaid);
  if (ledger.paymentsOf(orderId).some(({ payment }) => payment.status === 'authorized'))
    throw new RazorpayApiError({
      description: 'Another payment for this order has already been authorized.',
    });
  const payment = newPayment(orderId, { amount: order.amount, currency: order.currency, ...attempt });
  ledger.put({ kind: 'payment', id: payment.id, payment });
  ledger.put({ ...record, order: { ...order, status: 'attempted', attempts: order.attempts + 1 } });
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
