import type { Order, Payment, Refund } from './entities.ts';

/** What a webhook tells: the entities as they are when it happens. */
export interface WebhookEvent {
  name: string;
  payload: Record<string, { entity: object }>;
  /** Whether its body comes with its keys in alphabetical order. */
  isSorted?: boolean;
}

export const withPayment = (name: string, payment: Payment & { base_amount?: number }): WebhookEvent => ({
  name,
  payload: { payment: { entity: payment } },
});

export const orderPaid = (payment: Payment, order: Order): WebhookEvent => ({
  name: 'order.paid',
  payload: {
    payment: { entity: payment },
    order: { entity: { ...order, description: null, checkout: null } },
  },
});

export const withRefund = (name: string, refund: Refund, payment: Payment): WebhookEvent => ({
  name,
  payload: {
    refund: { entity: refund },
    payment: { entity: { ...payment, gateway_provider: 'Razorpay', source_channel: 'online' } },
  },
  isSorted: name === 'refund.created',
});

/** The body of an event, byte for byte as every delivery of it carries it. */
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
  return JSON.stringify(isSorted ? sorted(body) : body);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
