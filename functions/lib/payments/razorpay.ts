import type { RazorpayKeys } from '../secrets.ts';
import { readPayment, readRefund, type ToldPayment, type ToldRefund } from './entities.ts';
import { ask, type Connection, RazorpayError } from './razorpay-client.ts';

/**
 * What the product asks of Razorpay. Amounts are paise; every call may be repeated
 * without harm, and throws `RazorpayError` when it fails.
 */

/** Opens an order. Asking again with the same `receipt` (40 characters) answers the first, whatever is asked then. */
export async function openOrder(
  keys: RazorpayKeys,
  { paise, receipt }: { paise: number; receipt: string },
): Promise<{ id: string; paise: number; openedAt: number }> {
  const request = {
    amount: paise,
    currency: 'INR',
    receipt,
    // Newer than the package's types, hence the cast: a repeated receipt answers the first order.
    unique_receipt: true,
    payment: { capture: 'automatic' },
  };
  type Request = Parameters<Connection['client']['orders']['create']>[0];
  const order = await ask(keys, ({ client }) => client.orders.create(request as Request));
  return { id: order.id, paise: Number(order.amount), openedAt: order.created_at * 1000 };
}

/** Reads one payment as it is now. */
export const fetchPayment = async (keys: RazorpayKeys, id: string): Promise<ToldPayment> =>
  understood(readPayment, await ask(keys, ({ client }) => client.payments.fetch(id)));

/** Reads every payment that was tried for an order. */
export const fetchPayments = async (keys: RazorpayKeys, orderId: string): Promise<ToldPayment[]> => {
  const { items } = await ask(keys, ({ client }) => client.orders.fetchPayments(orderId));
  return items.map((item: unknown) => understood(readPayment, item));
};

/** Reads the refunds of a payment: 100 at most, which is more than it can be divided into here. */
export const fetchRefunds = async (keys: RazorpayKeys, paymentId: string): Promise<ToldRefund[]> => {
  const call = ({ client }: Connection) => client.payments.fetchMultipleRefund(paymentId, { count: 100 });
  const { items } = await ask(keys, call);
  return items.map((item: unknown) => understood(readRefund, item));
};

/** What is given back, and for which request of ours. */
export interface RefundRequest {
  paymentId: string;
  paise: number;
  reason: string;
  /** Makes a repeat harmless: the same key with the same request is one refund. */
  key: string;
  fingerprint: string;
}

/** Gives a payment back. The package cannot send the header that makes a repeat harmless; its axios can. */
export async function refund(
  keys: RazorpayKeys,
  { paymentId, paise, reason, key, fingerprint }: RefundRequest,
): Promise<ToldRefund> {
  const request = { amount: paise, receipt: key, notes: { reason, fingerprint } };
  const headers = { 'X-Refund-Idempotency': key };
  const call = ({ http }: Connection) => http.post(`/v1/payments/${paymentId}/refund`, request, { headers });
  const { data } = await ask(keys, call);
  return understood(readRefund, data);
}

/** An answer that is not what Razorpay answers comes from something between it and us. */
function understood<T>(read: (entity: unknown) => T, entity: unknown): T {
  try {
    return read(entity);
  } catch {
    throw new RazorpayError(0, { code: 'UNKNOWN_ANSWER' });
  }
}
