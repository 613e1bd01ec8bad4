import type { Payment, Refund } from './entities.ts';
import { newId } from './ids.ts';
import type { Ledger } from './ledger.ts';
import type { Switches } from './switches.ts';

/** Opens the refund that Razorpay makes by itself of an authorised payment that it does not take. */
export function openOwnRefund(
  ledger: Ledger,
  { refunds: status }: Switches,
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
    acquirer_data: { arn: null },
    created_at: Math.floor(Date.now() / 1000),
    batch_id: null,
    status,
    speed_requested: 'normal',
    speed_processed: 'normal',
  };
  ledger.put({ kind: 'refund', id: refund.id, refund, asked: '' });
  return refund;
}
