import * as z from 'zod/mini';
import { limits } from '#shared/domain/limits/limits.ts';
import type { Dispute, Payment, Refund } from '#shared/domain/orders/order.ts';
import type { ProviderOrderState } from '#shared/domain/orders/order-state.ts';

/**
 * Reads the fields of Razorpay's entities that an order needs. Data about the payer (card, UPI address, email, telephone)
 * never gets past this file.
 */

const seconds = z.pipe(
  z.int(),
  z.transform((time) => new Date(time * 1000).toISOString()),
);
const text = z.nullish(z.string());
const longestFailure = 300;

const PaymentEntity = z.object({
  id: z.string(),
  order_id: text,
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'failed', 'authorized', 'captured', 'refunded']),
  captured: z.nullish(z.boolean()),
  amount_refunded: z.nullish(z.int()),
  method: text,
  error_reason: text,
  error_description: text,
  fee: z.nullish(z.int()),
  tax: z.nullish(z.int()),
  created_at: seconds,
});

const OpenedOrderEntity = z.object({
  id: z.string(),
  amount: z.int(),
  receipt: text,
  created_at: seconds,
});

/** An order as it was opened at Razorpay. `openedAt` is in epoch milliseconds. */
export interface OpenedOrder {
  id: string;
  paise: number;
  receipt: string | undefined;
  openedAt: number;
}

/** Reads an order. Throws for any other value. */
export function readOpenedOrder(entity: unknown): OpenedOrder {
  const { id, amount, receipt, created_at } = z.parse(OpenedOrderEntity, entity);
  return { id, paise: amount, receipt: receipt ?? undefined, openedAt: Date.parse(created_at) };
}

/** A payment, with the id of its order and whether some of it was refunded. */
export interface ProviderPayment {
  orderId: string | undefined;
  hasRefunds: boolean;
  payment: Payment;
}

/** Reads a payment. Throws for any other value. */
export function readPayment(entity: unknown): ProviderPayment {
  const read = z.parse(PaymentEntity, entity);
  const failure = read.error_description ?? read.error_reason;
  return {
    orderId: read.order_id ?? undefined,
    hasRefunds: (read.amount_refunded ?? 0) > 0 || read.status === 'refunded',
    payment: {
      id: read.id,
      paise: read.amount,
      currency: read.currency,
      status: read.status,
      captured: read.captured === true || read.status === 'captured',
      ...(read.method && { method: read.method }),
      ...(failure && { failure: failure.slice(0, longestFailure) }),
      ...(typeof read.fee === 'number' && { feePaise: read.fee }),
      ...(typeof read.tax === 'number' && { taxPaise: read.tax }),
      createdAt: read.created_at,
    },
  };
}

const RefundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  status: z.enum(['pending', 'failed', 'processed']),
  receipt: text,
  // Razorpay sends empty notes as an array.
  notes: z.nullish(z.union([z.object({ reason: text, fingerprint: text }), z.array(z.unknown())])),
  created_at: seconds,
});

/** A refund, with the fingerprint of the request that it was made for. */
export interface ProviderRefund {
  fingerprint: string | undefined;
  refund: Refund;
}

/** Reads a refund. Throws for any other value. */
export function readRefund(entity: unknown): ProviderRefund {
  const read = z.parse(RefundEntity, entity);
  const { reason, fingerprint } = { reason: undefined, fingerprint: undefined, ...read.notes };
  return {
    fingerprint: fingerprint ?? undefined,
    refund: {
      id: read.id,
      paymentId: read.payment_id,
      paise: read.amount,
      status: read.status,
      ...(reason && { reason: reason.slice(0, limits.refund.reason) }),
      ...(read.receipt && { key: read.receipt }),
      createdAt: read.created_at,
    },
  };
}

const OrderEntity = z.object({ id: z.string(), status: z.string(), amount_paid: z.int() });

/** Reads what an order has received. Throws for any other value. */
export function readOrderState(entity: unknown): ProviderOrderState & { id: string } {
  const { id, status, amount_paid: paidPaise } = z.parse(OrderEntity, entity);
  return { id, isPaid: status === 'paid', paidPaise };
}

const DisputeEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  amount_deducted: z.nullish(z.int()),
  reason_code: text,
  respond_by: z.nullish(seconds),
  created_at: seconds,
});

const ListedDispute = z.object({
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
  created_at: seconds,
});

/**
 * Reads a dispute of Razorpay's list. Throws for any other value. The list has no time of a status, so the dispute's beginning
 * stands for it: a later event's status wins, unless the listed status is final.
 */
export function readListedDispute(entity: unknown): Dispute {
  const { status, created_at } = z.parse(ListedDispute, entity);
  return readDispute(entity, status, created_at);
}

/** Reads a dispute with its status at a time. Throws for any other value. */
export function readDispute(entity: unknown, status: Dispute['status'], updatedAt: string): Dispute {
  const read = z.parse(DisputeEntity, entity);
  return {
    id: read.id,
    paymentId: read.payment_id,
    paise: read.amount,
    deductedPaise: read.amount_deducted ?? 0,
    status,
    ...(read.reason_code && { reason: read.reason_code.slice(0, longestFailure) }),
    ...(read.respond_by && { respondBy: read.respond_by }),
    createdAt: read.created_at,
    updatedAt,
  };
}
