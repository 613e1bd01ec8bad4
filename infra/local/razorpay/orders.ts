import { type ApiErrorDetails, RazorpayApiError, unknownId } from './api-error.ts';
import type { Behaviour } from './behaviour.ts';
import { notesOf, type Order } from './entities.ts';
import { newId } from './ids.ts';
import type { Ledger, OrderRecord } from './ledger.ts';
import { belowOneRupee, checkNotes, fieldError, refuseExtraFields } from './validation.ts';

/** `amount` is in paise. */
export interface OrderInput {
  amount: number;
  currency: string;
  receipt?: string | null;
  notes?: Record<string, string>;
  unique_receipt?: boolean;
  payment_capture?: boolean | 0 | 1;
  payment?: { capture?: 'automatic' | 'manual' };
}

/** If `unique_receipt` is set, returns the earlier order with the same receipt, if there is one. */
export function openOrder(ledger: Ledger, behaviour: Behaviour, input: OrderInput): Order {
  checkOrder(input, behaviour);
  const earlier = input.receipt && ledger.all('order').find(({ order }) => order.receipt === input.receipt);
  if (earlier && input.unique_receipt) return earlier.order;
  if (earlier && behaviour.duplicateReceipts === 'refused')
    throw fieldError('receipt', 'Order receipt should be unique.');
  const record = newOrder(input);
  ledger.put(record);
  return record.order;
}

export function orderOf(ledger: Ledger, id: string): OrderRecord {
  const record = ledger.find('order', id);
  if (!record) throw new RazorpayApiError(unknownId);
  return record;
}

function newOrder(input: OrderInput): OrderRecord {
  const { amount, currency, receipt = null, notes } = input;
  const id = newId('order_');
  const isAutomatic = input.payment?.capture === 'automatic' || Boolean(input.payment_capture);
  return {
    kind: 'order',
    id,
    capture: isAutomatic ? 'automatic' : 'manual',
    order: {
      id,
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: notesOf(notes),
      created_at: Math.floor(Date.now() / 1000),
    },
  };
}

function checkOrder(input: OrderInput, { belowMinimum }: Behaviour): void {
  refuseExtraFields(input, orderFields);
  checkAmount(input.amount, belowMinimum);
  const { currency, receipt, notes } = input;
  if (currency === undefined) throw fieldError('currency', 'The currency field is required.');
  if (currency !== 'INR') throw fieldError('currency', 'Currency is not supported');
  if (receipt && receipt.length > 40)
    throw fieldError('receipt', 'The receipt may not be greater than 40 characters.');
  checkNotes(notes);
}

function checkAmount(amount: unknown, belowMinimum: Behaviour['belowMinimum']): void {
  if (amount === undefined) throw fieldError('amount', 'The amount field is required.');
  if (!Number.isInteger(amount)) throw fieldError('amount', 'The amount must be an integer.');
  if (Number(amount) < 100) {
    throw new RazorpayApiError(belowMinimum === 'payment_initiation' ? belowOneRupee : orderBelowMinimum);
  }
  if (Number(amount) > 50_000_000) throw fieldError('amount', 'Amount exceeds maximum amount allowed.');
}

const orderBelowMinimum: ApiErrorDetails = {
  description: 'Order amount less than minimum amount allowed',
  step: 'order_creation',
  reason: 'amount_less_than_minimum_amount',
};

const orderFields = new Set([
  'amount',
  'currency',
  'receipt',
  'notes',
  'unique_receipt',
  'partial_payment',
  'first_payment_min_amount',
  'payment',
  'payment_capture',
]);
