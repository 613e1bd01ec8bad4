import * as z from 'zod/mini';
import { receiveWebhook } from '#shared/api/orders.ts';
import type { Dispute } from '#shared/domain/orders/order.ts';
import type { PaymentUpdate } from '#shared/domain/orders/order-state.ts';
import { invalid } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { razorpayKeys } from '../../platform/secrets.ts';
import { parseJson } from '../../platform/untrusted-json.ts';
import { recordUnmatchedDisputes, recordUpdate } from '../apply.ts';
import {
  type ProviderPayment,
  readDispute,
  readOrderState,
  readPayment,
  readRefund,
} from '../razorpay/entities.ts';
import { verifyWebhookSignature } from '../razorpay/signature.ts';

/** Records an event that Razorpay has signed. An event about no order of ours is accepted, or it would come again for a day. */
export const handler = handle(receiveWebhook, async ({ raw: { bytes, headers } }) => {
  const { webhookSecret } = await razorpayKeys();
  if (!verifyWebhookSignature(bytes, headers['x-razorpay-signature'], webhookSecret))
    throw invalid('The signature does not fit the body.');

  const { order, payment, disputes } = readEvent(bytes);
  const recorded = order && (await recordUpdate(order.id, order.update));
  if (!recorded && payment && disputes.length > 0) await recordUnmatchedDisputes(payment, disputes);
});

/** The disputes of an event with their payment, and the update of the order that the event names. */
interface ReadEvent {
  disputes: Dispute[];
  payment?: Pick<ProviderPayment, 'payment' | 'orderId'>;
  order?: { id: string; update: PaymentUpdate };
}

/** Reads a webhook's event. Throws `invalid` when it cannot be understood. */
function readEvent(bytes: Buffer): ReadEvent {
  const event = parseJson(bytes);
  try {
    return read(event);
  } catch {
    throw invalid('The event cannot be understood.');
  }
}

function read(json: unknown): ReadEvent {
  const { event, payload, created_at } = z.parse(Event, json);
  if (!/^(payment|order|refund)\./.test(event) || !payload.payment) return { disputes: [] };

  const { orderId, payment } = readPayment(payload.payment.entity);
  const at = new Date().toISOString();
  const saidAt = created_at === undefined ? at : new Date(created_at * 1000).toISOString();
  const capturedAt = event === 'payment.captured' && created_at !== undefined && { capturedAt: saidAt };
  const status = disputeStatuses.get(event);
  const disputes = status && payload.dispute ? [readDispute(payload.dispute.entity, status, saidAt)] : [];
  if (!orderId) return { disputes, payment: { payment, orderId } };
  const update: PaymentUpdate = {
    payments: [{ ...payment, ...capturedAt }],
    refunds: payload.refund ? [readRefund(payload.refund.entity).refund] : [],
    ...(disputes.length > 0 && { disputes }),
    ...(payload.order && { order: readOrderState(payload.order.entity) }),
    ...{ complete: false, at, saidAt },
  };
  return { disputes, payment: { payment, orderId }, order: { id: orderId, update } };
}

const entity = z.optional(z.object({ entity: z.unknown() }));
const Event = z.object({
  event: z.string(),
  payload: z.object({ payment: entity, order: entity, refund: entity, dispute: entity }),
  created_at: z.optional(z.int()),
});

// The event's name says more than the entity, whose status stays open while an answer is expected.
const disputeStatuses: ReadonlyMap<string, Dispute['status']> = new Map([
  ['payment.dispute.created', 'open'],
  ['payment.dispute.under_review', 'under_review'],
  ['payment.dispute.action_required', 'action_required'],
  ['payment.dispute.won', 'won'],
  ['payment.dispute.lost', 'lost'],
  ['payment.dispute.closed', 'closed'],
]);
