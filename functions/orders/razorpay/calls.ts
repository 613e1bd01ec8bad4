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
 * The calls to Razorpay. Amounts are paise. Every call may be repeated without harm, and throws `RazorpayError` when it fails
 * or its answer makes no sense.
 */

/** Opens an order. A repeat with the same `receipt` (40 characters) returns the first order, also with another amount. */
export function openOrder(
  keys: RazorpayKeys,
  { paise, receipt }: { paise: number; receipt: string },
): Promise<OpenedOrder> {
  const request = {
    amount: paise,
    currency: 'INR',
    receipt,
    // The package's types do not have this field yet, hence the cast.
    unique_receipt: true,
    payment: { capture: 'automatic' },
  };
  type Request = Parameters<Connection['client']['orders']['create']>[0];
  const call = ({ client }: Connection) => client.orders.create(request as Request);
  const read = about(readOpenedOrder, (order) => order.receipt === receipt);
  return callRazorpay(keys, call, read);
}

/** Reads one payment as it is now. */
export const fetchPayment = (keys: RazorpayKeys, id: string): Promise<ProviderPayment> =>
  callRazorpay(
    keys,
    ({ client }) => client.payments.fetch(id),
    about(readPayment, ({ payment }) => payment.id === id),
  );

/** Reads one payment as it is now; undefined where Razorpay does not know it. */
export const findPayment = (keys: RazorpayKeys, id: string): Promise<ProviderPayment | undefined> =>
  fetchPayment(keys, id).catch((error: unknown) => {
    if (!(error instanceof RazorpayError && error.isUnknownId)) throw error;
    return undefined;
  });

/** Reads what Razorpay counts as paid for an order. */
export const fetchOrder = (keys: RazorpayKeys, id: string): Promise<ProviderOrderState> =>
  callRazorpay(
    keys,
    ({ client }) => client.orders.fetch(id),
    about(readOrderState, (order) => order.id === id),
  );

/** Reads every payment of an order, also failed payments. */
export const fetchPayments = (keys: RazorpayKeys, orderId: string): Promise<ProviderPayment[]> =>
  callRazorpay(
    keys,
    ({ client }) => client.orders.fetchPayments(orderId),
    readAll(about(readPayment, (payment) => payment.orderId === orderId)),
  );

/** Reads the refunds of a payment: 100 at most, which is more than the owner ever makes. */
export const fetchRefunds = (keys: RazorpayKeys, paymentId: string): Promise<ProviderRefund[]> =>
  callRazorpay(
    keys,
    ({ client }) => client.payments.fetchMultipleRefund(paymentId, { count: 100 }),
    readAll(about(readRefund, ({ refund }) => refund.paymentId === paymentId)),
  );

/** A request for a page of a list. Times are epoch seconds, and inclusive. */
export interface ListQuery {
  from: number;
  to: number;
  /** The most entries to return, 100 at Razorpay's most; the newest `skip` entries are left out. */
  count: number;
  skip: number;
}

/** A page of a list. */
export interface ListPage<Entry> {
  entries: Entry[];
  /** The number of entries that could not be read. */
  unreadable: number;
  /** No page follows. */
  isLast: boolean;
}

/** Reads a page of all payments that were created between two times, the newest first. */
export const listPayments = (keys: RazorpayKeys, query: ListQuery): Promise<ListPage<ProviderPayment>> =>
  callRazorpay(keys, list('payments', query), readPage(readPayment, query));

/** Reads a page of all refunds that were created between two times, the newest first. */
export const listRefunds = (keys: RazorpayKeys, query: ListQuery): Promise<ListPage<ProviderRefund>> =>
  callRazorpay(keys, list('refunds', query), readPage(readRefund, query));

/** Reads a page of all disputes, the newest first. Razorpay's reference has no times for this list. */
export const listDisputes = (
  keys: RazorpayKeys,
  query: Pick<ListQuery, 'count' | 'skip'>,
): Promise<ListPage<Dispute>> =>
  callRazorpay(
    keys,
    list('disputes', query),
    readPage((entity) => readDispute(entity), query),
  );

/** A payment to refund, and the identity of the request for the refund. */
interface RefundRequest {
  paymentId: string;
  paise: number;
  reason: string;
  /** Makes a repeat harmless: the same key with the same request is one refund. */
  key: string;
  fingerprint: string;
}

/** Refunds a payment. The package cannot send the header that makes a repeat harmless, but its axios can. */
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

/** Reads the entries of a list. Throws for any other value, and where an entry cannot be read. */
const readAll =
  <Entry>(read: (entity: unknown) => Entry) =>
  (answer: unknown): Entry[] =>
    z.parse(Collection, answer).items.map(read);

/** Reads a page of a list without its unreadable entries. Throws for any other value. */
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

/** Reads an entity. Throws when it is not the entity that was asked for. */
const about =
  <Entry>(read: (entity: unknown) => Entry, isAsked: (entry: Entry) => boolean) =>
  (entity: unknown): Entry => {
    const entry = read(entity);
    if (!isAsked(entry)) throw new Error('This is about something else.');
    return entry;
  };
