import type { Order, Payment, Refund } from './entities.ts';

/** The payload contains the entities as they were when the event occurred. */
export interface WebhookEvent {
  name: string;
  payload: Record<string, { entity: object }>;
  /** Whether the body's keys are sorted. */
  isSorted?: boolean;
}

export const paymentEvent = (name: string, payment: Payment & { base_amount?: number }): WebhookEvent => ({
  name,
  payload: { payment: { entity: payment } },
});

export const orderPaidEvent = (payment: Payment, order: Order): WebhookEvent => ({
  name: 'order.paid',
  payload: {
    payment: { entity: payment },
    order: { entity: { ...order, description: null, checkout: null } },
  },
});

export const refundEvent = (name: string, refund: Refund, payment: Payment): WebhookEvent => ({
  name,
  payload: {
    refund: { entity: refund },
    payment: { entity: { ...payment, gateway_provider: 'Razorpay', source_channel: 'online' } },
  },
  isSorted: name === 'refund.created',
});

export function bodyOf(
  { name, payload }: WebhookEvent,
  about: { accountId: string; createdAt: number },
  isSorted: boolean,
): string {
  const body = {
    entity: 'event',
    account_id: about.accountId,
    event: name,
    contains: Object.keys(payload),
    payload,
    created_at: about.createdAt,
  };
  return JSON.stringify(isSorted ? withSortedKeys(body) : body);
}

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, withSortedKeys(part)]),
  );
}
