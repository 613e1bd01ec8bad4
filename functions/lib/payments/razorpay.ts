import type { ProviderOrderState } from '#shared/domain/order-state.ts';
import type { RazorpayKeys } from '../secrets.ts';
import {
  type ProviderPayment,
  type ProviderRefund,
  readOrderState,
  readPayment,
  readRefund,
} from './entities.ts';
import { type Connection, callRazorpay, RazorpayError } from './razorpay-client.ts';

/**
 * The calls to Razorpay that the product makes. Amounts are paise; every call may be repeated
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
  const order = await callRazorpay(keys, ({ client }) => client.orders.create(request as Request));
  return { id: order.id, paise: Number(order.amount), openedAt: order.created_at * 1000 };
}

/** Reads one payment as it is now. */
export const fetchPayment = async (keys: RazorpayKeys, id: string): Promise<ProviderPayment> =>
  parseAnswer(readPayment, await callRazorpay(keys, ({ client }) => client.payments.fetch(id)));

/** Reads what Razorpay counts as paid for an order. */
export const fetchOrder = async (keys: RazorpayKeys, id: string): Promise<ProviderOrderState> =>
  parseAnswer(readOrderState, await callRazorpay(keys, ({ client }) => client.orders.fetch(id)));

/** Reads every payment that was tried for an order. */
export const fetchPayments = async (keys: RazorpayKeys, orderId: string): Promise<ProviderPayment[]> => {
  const { items } = await callRazorpay(keys, ({ client }) => client.orders.fetchPayments(orderId));
  return items.map((item: unknown) => parseAnswer(readPayment, item));
};

/** Reads the refunds of a payment: 100 at most, which is more than it can be divided into here. */
export const fetchRefunds = async (keys: RazorpayKeys, paymentId: string): Promise<ProviderRefund[]> => {
  const call = ({ client }: Connection) => client.payments.fetchMultipleRefund(paymentId, { count: 100 });
  const { items } = await callRazorpay(keys, call);
  return items.map((item: unknown) => parseAnswer(readRefund, item));
};

/** A payment to give back, and the request of ours that it is for. */
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
): Promise<ProviderRefund> {
  const request = { amount: paise, receipt: key, notes: { reason, fingerprint } };
  const headers = { 'X-Refund-Idempotency': key };
  const call = ({ http }: Connection) => http.post(`/v1/payments/${paymentId}/refund`, request, { headers });
  const { data } = await callRazorpay(keys, call);
  return parseAnswer(readRefund, data);
}

/** Reads an answer. One that is not Razorpay's comes from something between it and us, and is its failure. */
function parseAnswer<T>(read: (entity: unknown) => T, entity: unknown): T {
  try {
    return read(entity);
  } catch {
    throw new RazorpayError(0, { code: 'UNKNOWN_ANSWER' });
  }
}
