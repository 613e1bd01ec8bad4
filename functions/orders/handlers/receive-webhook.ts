import * as z from 'zod/mini';
import { receiveWebhook } from '#shared/api/orders.ts';
import type { PaymentUpdate } from '#shared/domain/orders/order-state.ts';
import type { Dispute } from '#shared/domain/orders/payment-records.ts';
import { invalid } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { razorpayKeys } from '../../platform/secrets.ts';
import { parseJson } from '../../platform/untrusted-json.ts';
import { recordUnmatchedDisputes, recordUpdate } from '../apply.ts';
import {
  type ProviderPayment,
  razorpayReader,
  readDispute,
  readOrderState,
  readPayment,
  readRefund,
} from '../razorpay/entities.ts';
import { verifyWebhookSignature } from '../razorpay/signature.ts';
import { webhookRetryLimits } from '../store.ts';

/**
 * Accepts even events that are unreadable or about unknown orders, because Razorpay would otherwise resend them for a
 * day and then disable the webhook. The sweep records those payments later.
 */
export const handler = handle(receiveWebhook, async ({ raw: { bytes, headers } }) => {
  const { webhookSecret } = await razorpayKeys();
  if (!verifyWebhookSignature(bytes, headers['x-razorpay-signature'], webhookSecret))
    throw invalid('The signature doesn’t match the body.');

  const { order, payment, disputes } = readEvent(bytes);
  const recorded = order && (await recordUpdate(order.id, order.update, webhookRetryLimits));
  if (!recorded && payment && disputes.length > 0) await recordUnmatchedDisputes(payment, disputes);
});

interface ReadEvent {
  disputes: Dispute[];
  payment?: Pick<ProviderPayment, 'payment' | 'orderId'>;
  order?: { id: string; update: PaymentUpdate };
}

function readEvent(bytes: Buffer): ReadEvent {
  const signed = orUndefined(() =>
    required(
      Event,
      'event',
      orUndefined(() => parseJson(bytes)),
    ),
  );
  if (!signed) return { disputes: [] };
  const { event, payload, created_at } = signed;
  if (!isKnown(event)) logUnknown('event.event', event);
  if (!/^(payment|order|refund)\./.test(event) || event.startsWith('payment.downtime.'))
    return { disputes: [] };

  const paid = read(readPayment, payload.payment ?? missing);
  if (!paid) return { disputes: [] };
  const { orderId, payment } = paid;
  const at = new Date().toISOString();
  const second = optional(z.int(), 'event.created_at', created_at);
  // If the event has no timestamp, all we know is when the payment began.
  const saidAt = second === undefined ? payment.createdAt : new Date(second * 1000).toISOString();
  const capturedAt = event === 'payment.captured' && second !== undefined && { capturedAt: saidAt };
  const dispute = read(
    (entity) => readDispute(entity, { status: disputeStatuses.get(event), at: saidAt }),
    payload.dispute,
  );
  const disputes = dispute ? [dispute] : [];
  if (!orderId) return { disputes, payment: { payment, orderId } };
  const refund = read(readRefund, payload.refund)?.refund;
  const order = read(readOrderState, payload.order);
  const update: PaymentUpdate = {
    payments: [{ ...payment, ...capturedAt }],
    refunds: refund ? [refund] : [],
    ...(disputes.length > 0 && { disputes }),
    ...(order && { order }),
    ...{ complete: false, at, saidAt },
  };
  return { disputes, payment: { payment, orderId }, order: { id: orderId, update } };
}

const { required, optional, logUnknown } = razorpayReader;

const read = <Entry>(reader: (entity: unknown) => Entry, part: { entity?: unknown } | undefined) =>
  part && orUndefined(() => reader(part.entity));

function orUndefined<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

const missing = { entity: undefined };

const part = z.optional(z.object({ entity: z.unknown() }));
const Event = z.object({
  event: z.string(),
  payload: z.object({ payment: part, order: part, refund: part, dispute: part }),
  created_at: z.optional(z.unknown()),
});

// The event's name is more precise than the status in its entity, which stays `open` while Razorpay waits for a
// response.
const disputeStatuses: ReadonlyMap<string, Dispute['status']> = new Map([
  ['payment.dispute.created', 'open'],
  ['payment.dispute.under_review', 'under_review'],
  ['payment.dispute.action_required', 'action_required'],
  ['payment.dispute.won', 'won'],
  ['payment.dispute.lost', 'lost'],
  ['payment.dispute.closed', 'closed'],
]);

const isKnown = (event: string) => disputeStatuses.has(event) || knownEvents.test(event);

const knownEvents =
  /^(payment\.(authorized|captured|failed|downtime\.(started|updated|resolved))|order\.paid|refund\.(created|processed|failed|speed_changed))$/;
