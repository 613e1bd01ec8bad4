import * as z from 'zod/mini';
import type { ProviderOrderState } from '#shared/domain/orders/order-state.ts';
import type { Dispute } from '#shared/domain/orders/payment-records.ts';
import type { RazorpayKeys } from '../../platform/secrets.ts';
import { type Connection, callRazorpay, RazorpayError } from './client.ts';
import {
  type OpenedOrder,
  type ProviderPayment,
  type ProviderRefund,
  readDispute,
  readOpenedOrder,
  readOrderState,
  readPayment,
  readRefund,
} from './entities.ts';

/**
 * Amounts are in paise. All calls are safe to repeat, and throw `RazorpayError` if they fail or the response is
 * invalid.
 */

/**
 * Calling this again with the same `receipt` (at most 40 characters) returns the first order, even if the amount is
 * different.
 */
export function openOrder(
  keys: RazorpayKeys,
  { paise, receipt }: { paise: number; receipt: string },
): Promise<OpenedOrder> {
  const request = {
    amount: paise,
    currency: 'INR',
    receipt,
    // The package's types don't have this field, hence the cast.
    unique_receipt: true,
    payment: { capture: 'automatic' },
  };
  type Request = Parameters<Connection['client']['orders']['create']>[0];
  const call = ({ client }: Connection) => client.orders.create(request as Request);
  const read = about(readOpenedOrder, (order) => order.receipt === receipt);
  return callRazorpay(keys, call, read);
}

export const fetchPayment = (keys: RazorpayKeys, id: string): Promise<ProviderPayment> =>
  callRazorpay(
    keys,
    ({ client }) => client.payments.fetch(id),
    about(readPayment, ({ payment }) => payment.id === id),
  );

export const findPayment = (keys: RazorpayKeys, id: string): Promise<ProviderPayment | undefined> =>
  fetchPayment(keys, id).catch((error: unknown) => {
    if (!(error instanceof RazorpayError && error.isUnknownId)) throw error;
    return undefined;
  });

export const fetchOrder = (keys: RazorpayKeys, id: string): Promise<ProviderOrderState> =>
  callRazorpay(
    keys,
    ({ client }) => client.orders.fetch(id),
    about(readOrderState, (order) => order.id === id),
  );

/** Includes failed payments. */
export const fetchPayments = (keys: RazorpayKeys, orderId: string): Promise<ProviderPayment[]> =>
  callRazorpay(
    keys,
    ({ client }) => client.orders.fetchPayments(orderId),
    readAll(about(readPayment, (payment) => payment.orderId === orderId)),
  );

/** Returns at most 100 refunds, which is more than a payment ever has. */
export const fetchRefunds = (keys: RazorpayKeys, paymentId: string): Promise<ProviderRefund[]> =>
  callRazorpay(
    keys,
    ({ client }) => client.payments.fetchMultipleRefund(paymentId, { count: 100 }),
    readAll(about(readRefund, ({ refund }) => refund.paymentId === paymentId)),
  );

/** Times are in epoch seconds, and both ends are inclusive. */
export interface ListQuery {
  from: number;
  to: number;
  /** At most 100. */
  count: number;
  skip: number;
}

/** The newest entries come first. `unreadable` entries are left out. */
export interface ListPage<Entry> {
  entries: Entry[];
  unreadable: number;
  isLast: boolean;
}

export const listPayments = (keys: RazorpayKeys, query: ListQuery): Promise<ListPage<ProviderPayment>> =>
  callRazorpay(keys, list('payments', query), readPage(readPayment, query));

export const listRefunds = (keys: RazorpayKeys, query: ListQuery): Promise<ListPage<ProviderRefund>> =>
  callRazorpay(keys, list('refunds', query), readPage(readRefund, query));

/** Razorpay doesn't document a time filter for this list. */
export const listDisputes = (
  keys: RazorpayKeys,
  query: Pick<ListQuery, 'count' | 'skip'>,
): Promise<ListPage<Dispute>> =>
  callRazorpay(
    keys,
    list('disputes', query),
    readPage((entity) => readDispute(entity), query),
  );

interface RefundRequest {
  paymentId: string;
  paise: number;
  reason: string;
  /** The idempotency key. Repeating the same request with it makes only one refund. */
  key: string;
  fingerprint: string;
}

/** Uses the package's HTTP client, because its refund method can't send the idempotency header. */
export function refund(
  keys: RazorpayKeys,
  { paymentId, paise, reason, key, fingerprint }: RefundRequest,
): Promise<ProviderRefund> {
  const request = { amount: paise, receipt: key, notes: { reason, fingerprint } };
  const headers = { 'X-Refund-Idempotency': key };
  const call = async ({ http }: Connection) =>
    (await http.post(`/v1/payments/${paymentId}/refund`, request, { headers })).data;
  const read = about(readRefund, (made) => made.refund.paymentId === paymentId);
  return callRazorpay(keys, call, read);
}

const list =
  (name: 'payments' | 'refunds' | 'disputes', params: Partial<ListQuery>) =>
  async ({ http }: Connection) =>
    (await http.get(`/v1/${name}`, { params })).data;

const readAll =
  <Entry>(read: (entity: unknown) => Entry) =>
  (answer: unknown): Entry[] =>
    z.parse(Collection, answer).items.map(read);

const readPage =
  <Entry>(read: (entity: unknown) => Entry, { count }: Pick<ListQuery, 'count'>) =>
  (answer: unknown): ListPage<Entry> => {
    const { items } = z.parse(Collection, answer);
    const entries = items.flatMap((item) => {
      try {
        return [read(item)];
      } catch {
        return [];
      }
    });
    return { entries, unreadable: items.length - entries.length, isLast: items.length < count };
  };

const Collection = z.object({ items: z.array(z.unknown()) });

const about =
  <Entry>(read: (entity: unknown) => Entry, isAsked: (entry: Entry) => boolean) =>
  (entity: unknown): Entry => {
    const entry = read(entity);
    if (!isAsked(entry)) throw new Error('The response is about another entity.');
    return entry;
  };
