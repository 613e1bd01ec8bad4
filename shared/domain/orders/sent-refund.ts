import { refundDays } from '../../policies.ts';
import { businessDaysLater } from '../time/business-hours.ts';
import { longDate } from '../time/format.ts';
import { dayInIndia } from '../time/india-time.ts';
import type { Payment, Refund } from './payment-records.ts';

/** `byHand` is set if we refunded the buyer ourselves, in cash or by bank transfer. */
export interface SentRefund {
  createdAt: string;
  processedAt?: string | undefined;
  reference?: string | undefined;
  byHand?: 'cash' | 'transfer' | undefined;
}

export function sentRefundOf(payments: readonly Payment[], refund: Refund): Refund & SentRefund {
  const method = payments.find(({ id }) => id === refund.paymentId)?.method;
  return method === 'cash' || method === 'transfer' ? { ...refund, byHand: method } : refund;
}

export const refundExpectedBy = (refund: SentRefund): string =>
  businessDaysLater(dayInIndia(sentAt(refund)), refundDays.most);

/** Continues a sentence that ends in “was”. Never claims that the money has arrived, because we can't know that. */
export function sentText(refund: SentRefund): string {
  if (refund.byHand) return `${sentTo('you', refund)}. Tell us if you haven’t received it.`;
  const next = refund.reference ? 'give your bank this reference' : 'tell us';
  return `${sentTo('you', refund)}. If it hasn’t arrived by ${longDate(refundExpectedBy(refund))}, ${next}.`;
}

export const sentTextForAdmin = (refund: SentRefund): string =>
  refund.byHand
    ? `${sentTo('the buyer', refund)}.`
    : `${sentTo('the buyer', refund)}. It should arrive by ${longDate(refundExpectedBy(refund))}.`;

function sentTo(reader: 'you' | 'the buyer', { reference, byHand, ...refund }: SentRefund): string {
  const bank = reader === 'you' ? 'your bank' : 'the buyer’s bank';
  const day = longDate(sentAt(refund));
  if (byHand === 'cash') return `given to ${reader} in cash on ${day}`;
  if (byHand === 'transfer') return `sent to ${reader} by bank transfer on ${day}`;
  return `sent to ${bank} on ${day}${reference ? `, reference ${reference}` : ''}`;
}

export const sentAt = ({ processedAt, createdAt }: SentRefund): string => processedAt ?? createdAt;
