import type { Dispute } from './entities.ts';
import type { WebhookEvent } from './events.ts';
import { newId } from './ids.ts';
import type { Ledger } from './ledger.ts';
import { paymentOf } from './payments.ts';

/** The last part of the event's name, as in `payment.dispute.won`. */
export type DisputeStep = 'created' | 'under_review' | 'action_required' | 'won' | 'lost' | 'closed';

/** The first step opens the dispute. Once a dispute has ended, it's never reopened. */
export function disputePayment(
  ledger: Ledger,
  paymentId: string,
  step: DisputeStep,
): { dispute: Dispute; events: WebhookEvent[] } {
  const { payment } = paymentOf(ledger, paymentId);
  const disputes = ledger.all('dispute').map(({ dispute }) => dispute);
  const known = disputes.find(
    ({ payment_id, status }) => payment_id === paymentId && !(isOver(status) && !isOver(step)),
  );
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

const isOver = (status: Dispute['status'] | DisputeStep) => ['won', 'lost', 'closed'].includes(status);
