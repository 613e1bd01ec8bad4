/** What a caller may send to open an order; until `faultOf` has looked at it, it can be anything. */
export interface AskedOrder {
  amount: number;
  currency: string;
  receipt?: string | null;
  notes?: Record<string, string>;
  unique_receipt?: boolean;
}

/** What Razorpay says about a request it refuses. */
export interface Fault {
  description: string;
  field?: string;
  reason?: string;
}

/** Looks for the first thing that Razorpay would refuse an order for. */
export function faultOf(asked: AskedOrder): Fault | undefined {
  const { amount, currency, receipt, notes = {} } = asked;
  const extra = Object.keys(asked).filter((field) => !known.has(field));
  const about = (field: string, description: string) => ({ field, description });
  if (extra.length > 0) {
    return {
      description: `${extra.join(', ')} is/are not required and should not be sent`,
      reason: 'extra_field_sent',
    };
  }
  if (amount === undefined) return about('amount', 'The amount field is required.');
  if (!Number.isInteger(amount)) return about('amount', 'The amount must be an integer.');
  if (amount < 100) return about('amount', 'The amount must be at least INR 1.00');
  if (amount > 50_000_000) return about('amount', 'Amount exceeds maximum amount allowed.');
  if (currency === undefined) return about('currency', 'The currency field is required.');
  if (currency !== 'INR') return about('currency', 'Currency is not supported');
  if (receipt && receipt.length > 40) {
    return about('receipt', 'The receipt may not be greater than 40 characters.');
  }
  if (Object.keys(notes).length > 15)
    return about('notes', 'Number of fields in notes should be less than or equal to 15');
  if (Object.values(notes).some((value) => String(value).length > 256)) {
    return about('notes', 'notes value cannot be greater than 256 characters');
  }
  return undefined;
}

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
