import { setTimeout as wait } from 'node:timers/promises';
import type { Books } from './books.ts';
import type { Refund } from './entities.ts';
import type { WebhookEvent } from './events.ts';
import { type AskedRefund, bookRefund } from './refunds.ts';
import { Refusal } from './refusal.ts';
import type { Switches } from './switches.ts';

/** Takes refund requests, each idempotency key once. */
export function refundRequests(books: Books, switches: Switches, emit: (events: WebhookEvent[]) => void) {
  const running = new Set<string>();

  return async (paymentId: string, asked: AskedRefund, key: string | undefined): Promise<Refund> => {
    if (key !== undefined) {
      if (!/^[\w-]{10,}$/.test(key)) throw new Refusal({ description: 'The idempotency key is invalid.' });
      if (running.has(key)) throw new Refusal({ status: 409, ...inProgress });
      const earlier = books.all('refund').find((record) => record.key === key);
      if (earlier && (earlier.refund.payment_id !== paymentId || earlier.asked !== JSON.stringify(asked)))
        throw new Refusal(keyUsed);
      if (earlier) return earlier.refund;
      running.add(key);
    }
    try {
      if (switches.refundMs > 0) await wait(switches.refundMs, undefined, { ref: false });
      const { refund, events } = bookRefund(books, switches, paymentId, { asked, key });
      emit(events);
      return refund;
    } finally {
      if (key !== undefined) running.delete(key);
    }
  };
}

const inProgress = { description: 'The request with the same idempotency key is still in progress.' };

const keyUsed = {
  description: 'Different request with the same idempotency key has already been processed.',
};
