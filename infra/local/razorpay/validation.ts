import { type ApiErrorDetails, RazorpayApiError } from './api-error.ts';

export function refuseExtraFields(input: object, fields: ReadonlySet<string>): void {
  const extra = Object.keys(input).filter((field) => !fields.has(field));
  if (extra.length === 0) return;
  throw new RazorpayApiError({
    description: `${extra.join(', ')} is/are not required and should not be sent`,
    reason: 'extra_field_sent',
  });
}

export function checkNotes(notes: Record<string, string> | null = {}): void {
  if (Object.keys(notes ?? {}).length > 15)
    throw fieldError('notes', 'Number of fields in notes should be less than or equal to 15');
  if (Object.values(notes ?? {}).some((value) => String(value).length > 256))
    throw fieldError('notes', 'notes value cannot be greater than 256 characters');
}

export const belowOneRupee: ApiErrorDetails = {
  field: 'amount',
  description: 'The amount must be at least INR 1.00',
};

export const fieldError = (field: string, description: string) =>
  new RazorpayApiError({ field, description });
