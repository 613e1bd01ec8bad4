import { failedDebitDays, refundDays } from '../../policies.ts';
import { type RefundRule, refundAnswers } from './refund-rules.ts';

interface RefundCase {
  id: string;
  about: string;
  answer: string;
}

const names: Record<RefundRule, string> = {
  resume: 'Resume, cover letter or LinkedIn profile',
  class: 'Live class',
  session: 'Coaching session',
  package: 'Coaching package',
  download: 'Download or recorded course',
};

/** Explains the refund policy in plain words. */
export const refundTable: readonly { name: string; cases: readonly RefundCase[] }[] = [
  {
    name: 'If your plans change',
    cases: (Object.keys(names) as RefundRule[]).map((id) => ({
      id,
      about: names[id],
      answer: refundAnswers[id],
    })),
  },
  {
    name: 'If a payment goes wrong',
    cases: [
      { id: 'paid-twice', about: 'You paid twice', answer: 'The second payment is refunded in full.' },
      {
        id: 'failed-payment',
        about: 'A payment failed, but the money left your account',
        answer: `Your bank returns it within ${failedDebitDays} business days.`,
      },
    ],
  },
  {
    name: 'If we’re late or cancel',
    cases: [
      {
        id: 'late',
        about: 'We’re late, or it isn’t as described',
        answer: 'We put it right or refund you. Your legal rights always apply.',
      },
      { id: 'cancelled', about: 'We cancel', answer: 'Another date or a full refund, your choice.' },
    ],
  },
];

export const approvedRefundText = `Approved refunds go to the original payment method within ${refundDays.least}-${refundDays.most} business days.`;
