import type { Refund } from './entities.ts';
import { refundEvent, type WebhookEvent } from './events.ts';
import { newId } from './ids.ts';
import type { Ledger } from './ledger.ts';
import { paymentOf, updatePayment } from './payments.ts';
import type { Switches } from './switches.ts';

/** Gives an authorised payment back that Razorpay has not taken: it stays uncaptured, and its refund has events. */
export function refundUncaptured(ledger: Ledger, { refunds: status }: Switches, id: string): WebhookEvent[] {
  const { amount, currency } = paymentOf(ledger, id).payment;
  const refund: Refund = {
    id: newId('rfnd_'),
    entity: 'refund',
    amount,
    currency,
    payment_id: id,
    notes: [],
    receipt: null,
    acquirer_data: { arn: null },
    created_at: Math.floor(Date.now() / 1000),
    batch_id: null,
    status,
    speed_requested: 'normal',
    speed_processed: 'normal',
  };
  ledger.put({ kind: 'refund', id: refund.id, refund, asked: '' });
  const payment = updatePayment(ledger, id, {
    ...{ status: 'refunded', captured: false, amount_refunded: amount, refund_status: 'full' },
  });
  const events = [refundEvent('refund.created', refund, payment)];
  return status === 'processed' ? [...events, refundEvent('refund.processed', refund, payment)] : events;
}
