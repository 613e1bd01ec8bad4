import * as z from 'zod/mini';
import { limits } from '#shared/domain/limits/limits.ts';
import type { ProviderOrderState } from '#shared/domain/orders/order-state.ts';
import { Dispute, Payment, Refund } from '#shared/domain/orders/payment-records.ts';
import { readerOf } from '../../platform/unknown-values.ts';

/**
 * Payer data (card, UPI address, email, phone) never gets past this file. An unknown status is replaced with the safest
 * known one, and the sweep asks again. Other unknown values are left out. The readers throw if a value that we need is
 * missing.
 */

export const razorpayReader = readerOf('Razorpay');
const { known, optional, required } = razorpayReader;

const seconds = z.pipe(
  z.int(),
  z.transform((time) => new Date(time * 1000).toISOString()),
);
const text = z.nullish(z.string());
const longestFailure = 300;

const open = z.optional(z.unknown());

const PaymentEntity = z.object({
  id: z.string(),
  order_id: text,
  amount: z.int(),
  currency: z.string(),
  created_at: seconds,
  ...{ status: open, captured: open, amount_refunded: open, method: open },
  ...{ error_reason: open, error_description: open, fee: open, tax: open },
});

const OpenedOrderEntity = z.object({
  id: z.string(),
  amount: z.int(),
  receipt: text,
  created_at: seconds,
});

/** `openedAt` is in epoch milliseconds. */
export interface OpenedOrder {
  id: string;
  paise: number;
  receipt: string | undefined;
  openedAt: number;
}

export function readOpenedOrder(entity: unknown): OpenedOrder {
  const { id, amount, receipt, created_at } = required(OpenedOrderEntity, 'order', entity);
  return { id, paise: amount, receipt: receipt ?? undefined, openedAt: Date.parse(created_at) };
}

export interface ProviderPayment {
  orderId: string | undefined;
  hasRefunds: boolean;
  payment: Payment;
}

export function readPayment(entity: unknown): ProviderPayment {
  const read = required(PaymentEntity, 'payment', entity);
  const captured = optional(z.boolean(), 'payment.captured', read.captured) ?? false;
  const status =
    known(Payment.shape.status, 'payment.status', read.status) ?? (captured ? 'captured' : 'created');
  const refunded = optional(z.int(), 'payment.amount_refunded', read.amount_refunded) ?? 0;
  const method = optional(z.string(), 'payment.method', read.method);
  const failure =
    optional(z.string(), 'payment.error_description', read.error_description) ??
    optional(z.string(), 'payment.error_reason', read.error_reason);
  const feePaise = optional(z.int(), 'payment.fee', read.fee);
  const taxPaise = optional(z.int(), 'payment.tax', read.tax);
  return {
    orderId: read.order_id ?? undefined,
    hasRefunds: refunded > 0 || status === 'refunded',
    payment: {
      id: read.id,
      paise: read.amount,
      currency: read.currency,
      status,
      captured: captured || status === 'captured',
      ...(method && { method }),
      ...(failure && { failure: failure.slice(0, longestFailure) }),
      ...(feePaise !== undefined && { feePaise }),
      ...(taxPaise !== undefined && { taxPaise }),
      createdAt: read.created_at,
    },
  };
}

const RefundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  receipt: text,
  created_at: seconds,
  ...{ status: open, notes: open, acquirer_data: open },
});

// Razorpay sends empty notes as an array.
const RefundNotes = z.union([z.object({ reason: text, fingerprint: text }), z.array(z.unknown())]);

export interface ProviderRefund {
  fingerprint: string | undefined;
  refund: Refund;
}

export function readRefund(entity: unknown): ProviderRefund {
  const read = required(RefundEntity, 'refund', entity);
  const notes = optional(RefundNotes, 'refund.notes', read.notes);
  const { reason, fingerprint } = { reason: undefined, fingerprint: undefined, ...notes };
  const reference = referenceOf(read.acquirer_data);
  return {
    fingerprint: fingerprint ?? undefined,
    refund: {
      id: read.id,
      paymentId: read.payment_id,
      paise: read.amount,
      status: known(Refund.shape.status, 'refund.status', read.status) ?? 'pending',
      ...(reason && { reason: reason.slice(0, limits.refund.reason) }),
      ...(reference && { reference }),
      ...(read.receipt && { key: read.receipt }),
      createdAt: read.created_at,
    },
  };
}

/** Banks use this reference to trace a refund. */
function referenceOf(acquirerData: unknown): string | undefined {
  const { arn, rrn, utr } = { ...(acquirerData as Record<'arn' | 'rrn' | 'utr', unknown> | null) };
  return [arn, rrn, utr].map((value) => String(value ?? '')).find((value) => /^\w{1,64}$/.test(value));
}

// If the status is unknown, we can't tell whether the order has been paid, so it's rejected.
const OrderEntity = z.object({
  id: z.string(),
  status: z.enum(['created', 'attempted', 'paid']),
  amount_paid: z.int(),
});

export function readOrderState(entity: unknown): ProviderOrderState & { id: string } {
  const { id, status, amount_paid: paidPaise } = required(OrderEntity, 'order', entity);
  return { id, isPaid: status === 'paid', paidPaise };
}

const DisputeEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  created_at: seconds,
  ...{ status: open, amount_deducted: open, reason_code: open, respond_by: open },
});

/**
 * Only events say when a status was set. A dispute from Razorpay's list is dated by its creation instead, so that it
 * overrides a later event's status only if its own is final.
 */
export function readDispute(
  entity: unknown,
  said: { status?: Dispute['status'] | undefined; at?: string } = {},
): Dispute {
  const read = required(DisputeEntity, 'dispute', entity);
  const reason = optional(z.string(), 'dispute.reason_code', read.reason_code);
  const respondBy = optional(seconds, 'dispute.respond_by', read.respond_by);
  return {
    id: read.id,
    paymentId: read.payment_id,
    paise: read.amount,
    deductedPaise: optional(z.int(), 'dispute.amount_deducted', read.amount_deducted) ?? 0,
    status: said.status ?? known(Dispute.shape.status, 'dispute.status', read.status) ?? 'open',
    ...(reason && { reason: reason.slice(0, longestFailure) }),
    ...(respondBy && { respondBy }),
    createdAt: read.created_at,
    updatedAt: said.at ?? read.created_at,
  };
}
