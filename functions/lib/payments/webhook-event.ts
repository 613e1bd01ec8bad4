import * as z from 'zod/mini';
import { badRequest } from '../http/errors.ts';
import { parseJson } from '../http/json-body.ts';
import { readPayment, readRefund } from './entities.ts';
import type { Fact } from './order-state.ts';

const entity = z.optional(z.object({ entity: z.unknown() }));
const Event = z.object({ event: z.string(), payload: z.object({ payment: entity, refund: entity }) });

/** What an event says of an order. */
interface Told {
  orderId: string;
  fact: Fact;
}

/** Reads what an event says of an order; undefined when it is about none. Throws 400 when it cannot be understood. */
export function readEvent(bytes: Buffer): Told | undefined {
  const event = parseJson(bytes);
  try {
    return read(event);
  } catch {
    throw badRequest('The event cannot be understood.');
  }
}

function read(json: unknown): Told | undefined {
  const { event, payload } = z.parse(Event, json);
  if (!/^(payment|order|refund)\./.test(event) || !payload.payment) return undefined;

  const { orderId, payment } = readPayment(payload.payment.entity);
  if (!orderId) return undefined;
  const refunds = payload.refund ? [readRefund(payload.refund.entity).refund] : [];
  return { orderId, fact: { payments: [payment], refunds, complete: false, at: new Date().toISOString() } };
}
