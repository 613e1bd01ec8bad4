import * as z from 'zod/mini';
import type { Payment, Refund } from '#shared/domain/order.ts';

/**
 * Razorpay's entities, read for the little that an order needs. What tells about the payer (card, UPI
 * address, email, telephone) is left where it is: it never gets past this file.
 */

const seconds = z.pipe(
  z.int(),
  z.transform((time) => new Date(time * 1000).toISOString()),
);
const text = z.nullish(z.string());

const Entity = z.object({
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
  created_at: seconds,
});

/** A payment, with the order it was made for and whether anything of it went back. */
export interface ToldPayment {
  orderId: string | undefined;
  hasRefunds: boolean;
  payment: Payment;
}

/** Reads a payment. Throws when it is none. */
export function readPayment(entity: unknown): ToldPayment {
  const told = z.parse(Entity, entity);
  const failure = told.error_description ?? told.error_reason;
  return {
    orderId: told.order_id ?? undefined,
    hasRefunds: (told.amount_refunded ?? 0) > 0 || told.status === 'refunded',
    payment: {
      id: told.id,
      paise: told.amount,
      currency: told.currency,
      status: told.status,
      captured: told.captured === true || told.status === 'captured',
      ...(told.method && { method: told.method }),
      ...(failure && { failure: failure.slice(0, 300) }),
      createdAt: told.created_at,
    },
  };
}

const RefundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  status: z.enum(['pending', 'failed', 'processed']),
  receipt: text,
  // An empty one is an array.
  notes: z.nullish(z.union([z.object({ reason: text, fingerprint: text }), z.array(z.unknown())])),
  created_at: seconds,
});

/** A refund, with the request of ours that it answers. */
export interface ToldRefund {
  receipt: string | undefined;
  fingerprint: string | undefined;
  refund: Refund;
}

/** Reads a refund. Throws when it is none. */
export function readRefund(entity: unknown): ToldRefund {
  const told = z.parse(RefundEntity, entity);
  const { reason, fingerprint } = { reason: undefined, fingerprint: undefined, ...told.notes };
  return {
    receipt: told.receipt ?? undefined,
    fingerprint: fingerprint ?? undefined,
    refund: {
      id: told.id,
      paymentId: told.payment_id,
      paise: told.amount,
      status: told.status,
      ...(reason && { reason: reason.slice(0, 200) }),
      createdAt: told.created_at,
    },
  };
}
