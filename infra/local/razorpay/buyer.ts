import { createHmac } from 'node:crypto';
import { type Attempt, attemptPayment } from './attempt.ts';
import type { Books } from './books.ts';
import type { Payment } from './entities.ts';
import type { WebhookEvent } from './events.ts';
import { authorizePayment, failPayment, paymentOf } from './payments.ts';
import type { Switches } from './switches.ts';

/** What comes of a buyer's payment at the bank. */
export type Outcome = 'captured' | 'authorized' | 'failed' | 'pending' | 'twice';

/** The buyer at the checkout, and the bank behind. */
export function createBuyer(
  books: Books,
  switches: Switches,
  keySecret: string,
  emit: (events: WebhookEvent[]) => void,
) {
  const timers = new Set<NodeJS.Timeout>();

  const authorize = (id: string, isHeld = false): Payment => {
    emit(authorizePayment(books, id, isHeld));
    return paymentOf(books, id).payment;
  };

  const fail = (id: string): Payment => {
    const isFirst = !books
      .paymentsOf(paymentOf(books, id).payment.order_id)
      .some(({ payment }) => payment.status === 'failed');
    const events = failPayment(books, id);
    if (switches.firstFailureEvent || !isFirst) emit(events);
    return paymentOf(books, id).payment;
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
      const other = outcome === 'twice' && attemptPayment(books, orderId, attempt);
      const payment = attemptPayment(books, orderId, attempt);
      if (outcome === 'pending') return payment;
      if (outcome === 'failed') return fail(payment.id);
      const paid = authorize(payment.id, outcome === 'authorized');
      if (other) authorize(other.id);
      return paid;
    },
    /** The bank agrees to a pending payment after `switches.lateMs`, also if this process has been restarted. */
    authorizeLate: (id: string) => {
      books.put({ ...paymentOf(books, id), lateAt: Date.now() + switches.lateMs });
      authorizeIn(switches.lateMs, id);
    },
    resume: () => {
      for (const { id, lateAt } of books.all('payment'))
        if (lateAt !== undefined) authorizeIn(Math.max(0, lateAt - Date.now()), id);
    },
    /** What the checkout hands to the page as proof of a payment. */
    signature: (orderId: string, paymentId: string): string =>
      createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex'),
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
