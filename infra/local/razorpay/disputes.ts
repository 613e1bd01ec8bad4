import type { WebhookEvent } from './events.ts';
import { newId } from './ids.ts';
import type { Ledger } from './ledger.ts';
import { paymentOf } from './payments.ts';

/** A step of a dispute, as the event's name has it. */
export type DisputeStep = 'created' | 'under_review' | 'action_required' | 'won' | 'lost' | 'closed';

export interface Dispute {
  id: string;
  entity: 'dispute';
  payment_id: string;
  amount: number;
  currency: string;
  amount_deducted: number;
  reason_code: string;
  respond_by: number;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  phase: 'chargeback';
  created_at: number;
}

/** Takes a step of the dispute about a payment, the first one opening it. */
export function disputePayment(
  ledger: Ledger,
  paymentId: string,
  step: DisputeStep,
): { dispute: Dispute; events: WebhookEvent[] } {
  const { payment } = paymentOf(ledger, paymentId);
  const known = ledger.all('dispute').find(({ dispute }) => dispute.payment_id === paymentId)?.dispute;
  const now = Math.floor(Date.now() / 1000);
  const opened: Dispute = known ?? {
    ...{ id: newId('disp_'), entity: 'dispute', payment_id: paymentId, phase: 'chargeback' },
    status: 'open',
    ...{ amount: payment.amount, currency: payment.currency, amount_deducted: 0 },
    ...{ reason_code: 'goods_or_services_not_received', respond_by: now + 7 * 24 * 3600, created_at: now },
  };
  const status: Dispute['status'] = step === 'created' || step === 'action_required' ? 'open' : step;
  const dispute = { ...opened, status, amount_deducted: step === 'lost' ? opened.amount : 0 };
  ledger.put({ kind: 'dispute', id: dispute.id, dispute });
  const payload = { payment: { entity: payment }, dispute: { entity: dispute } };
  return { dispute, events: [{ name: `payment.dispute.${step}`, payload }] };
}
