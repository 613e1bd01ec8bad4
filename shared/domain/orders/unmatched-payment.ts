import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { timestamp } from '../time/timestamp.ts';
import { Dispute, Payment } from './payment-records.ts';

/** Contains no personal data of the payer. */
export const UnmatchedPayment = z.object({
  id: z.string(),
  paise: wholeNumber,
  currency: z.string(),
  status: Payment.shape.status,
  method: z.optional(z.string()),
  orderId: z.optional(z.string()),
  createdAt: timestamp,
  disputes: z.optional(z.array(Dispute)),
});
export type UnmatchedPayment = z.output<typeof UnmatchedPayment>;
