import * as z from 'zod/mini';
import type { PaymentUpdate } from '#shared/domain/order-state.ts';
import { invalid } from '../errors.ts';
import { parseJson } from '../untrusted-json.ts';
import { readPayment, readRefund } from './entities.ts';

const entity = z.optional(z.object({ entity: z.unknown() }));
const Event = z.object({ event: z.string(), payload: z.object({ payment: entity, refund: entity }) });

/** The update of an order that an event brings. */
interface OrderUpdate {
  orderId: string;
  update: PaymentUpdate;
}

/** Reads a webhook's event; undefined when it is about no order. Throws `invalid` when it cannot be understood. */
export function readEvent(bytes: Buffer): OrderUpdate | undefined {
  const event = parseJson(bytes);
  try {
    return read(event);
  } catch {
    throw invalid('The event cannot be understood.');
  }
}

function read(json: unknown): OrderUpdate | undefined {
  const { event, payload } = z.parse(Event, json);
  if (!/^(payment|order|refund)\./.test(event) || !payload.payment) return undefined;

  const { orderId, payment } = readPayment(payload.payment.entity);
  if (!orderId) return undefined;
  const refunds = payload.refund ? [readRefund(payload.refund.entity).refund] : [];
  return { orderId, update: { payments: [payment], refunds, complete: false, at: new Date().toISOString() } };
}
