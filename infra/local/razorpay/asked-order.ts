import { type Fault, Refusal } from './refusal.ts';
import type { Switches } from './switches.ts';

/** What a caller may send to open an order; until `checkOrder` has looked at it, it can be anything. */
export interface AskedOrder {
  amount: number;
  currency: string;
  receipt?: string | null;
  notes?: Record<string, string>;
  unique_receipt?: boolean;
  payment_capture?: boolean | 0 | 1;
  payment?: { capture?: 'automatic' | 'manual' };
}

/** Refuses an order for the first thing that Razorpay would refuse it for. */
export function checkOrder(asked: AskedOrder, { belowMinimum }: Switches): void {
  refuseExtraFields(asked, known);
  checkAmount(asked.amount, belowMinimum);
  const { currency, receipt, notes } = asked;
  if (currency === undefined) throw about('currency', 'The currency field is required.');
  if (currency !== 'INR') throw about('currency', 'Currency is not supported');
  if (receipt && receipt.length > 40)
    throw about('receipt', 'The receipt may not be greater than 40 characters.');
  checkNotes(notes);
}

/** Refuses fields that a call does not have. */
export function refuseExtraFields(asked: object, fields: ReadonlySet<string>): void {
  const extra = Object.keys(asked).filter((field) => !fields.has(field));
  if (extra.length === 0) return;
  throw new Refusal({
    description: `${extra.join(', ')} is/are not required and should not be sent`,
    reason: 'extra_field_sent',
  });
}

/** Refuses notes that are too many or too long. */
export function checkNotes(notes: Record<string, string> | null = {}): void {
  if (Object.keys(notes ?? {}).length > 15)
    throw about('notes', 'Number of fields in notes should be less than or equal to 15');
  if (Object.values(notes ?? {}).some((value) => String(value).length > 256))
    throw about('notes', 'notes value cannot be greater than 256 characters');
}

export const belowOneRupee: Fault = { field: 'amount', description: 'The amount must be at least INR 1.00' };

function checkAmount(amount: unknown, belowMinimum: Switches['belowMinimum']): void {
  if (amount === undefined) throw about('amount', 'The amount field is required.');
  if (!Number.isInteger(amount)) throw about('amount', 'The amount must be an integer.');
  if (Number(amount) < 100) {
    throw new Refusal(belowMinimum === 'payment_initiation' ? belowOneRupee : belowMinimumOfOrders);
  }
  if (Number(amount) > 50_000_000) throw about('amount', 'Amount exceeds maximum amount allowed.');
}

const belowMinimumOfOrders: Fault = {
  description: 'Order amount less than minimum amount allowed',
  step: 'order_creation',
  reason: 'amount_less_than_minimum_amount',
};

const about = (field: string, description: string) => new Refusal({ field, description });

const known = new Set([
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
