import { refundDays } from '../../policies.ts';
import { businessDaysLater } from '../time/business-hours.ts';
import { dayInIndia } from '../time/india-time.ts';
import { longDate } from '../time/india-words.ts';
import type { Payment, Refund } from './payment-records.ts';

/** A processed refund. `byHand` if we gave the money back ourselves, as it had been paid in cash or by transfer. */
export interface SentRefund {
  createdAt: string;
  processedAt?: string | undefined;
  reference?: string | undefined;
  byHand?: 'cash' | 'transfer' | undefined;
}

/** A refund with the way in which we gave it back. */
export function sentRefundOf(payments: readonly Payment[], refund: Refund): Refund & SentRefund {
  const method = payments.find(({ id }) => id === refund.paymentId)?.method;
  return method === 'cash' || method === 'transfer' ? { ...refund, byHand: method } : refund;
}

/** The day (`YYYY-MM-DD`) by which a processed refund should be in the buyer's account. */
export const refundExpectedBy = (refund: SentRefund): string =>
  businessDaysLater(dayInIndia(sentAt(refund)), refundDays.most);

/**
 * Where a processed refund is and what its buyer can do, starting with "sent to your bank on …". It never says that the money
 * has arrived, because no one reports that to us.
 */
export function sentInWords(refund: SentRefund): string {
  if (refund.byHand) return `${sentTo('you', refund)}. Tell us if you don’t have it.`;
  const ask = refund.reference ? 'ask your bank with it' : 'ask us';
  return `${sentTo('you', refund)}: ${ask} if it hasn’t arrived by ${longDate(refundExpectedBy(refund))}.`;
}

/** Where a processed refund is, as the owner reads it. */
export const sentInWordsForOwner = (refund: SentRefund): string =>
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

const sentAt = ({ processedAt, createdAt }: SentRefund): string => processedAt ?? createdAt;
