import { failedDebitDays, noticeHours, refundDays } from '../../policies.ts';

export interface RefundRule {
  id: string;
  about: string;
  answer: string;
}

/** The rows of the table on `/cancellation-policy`, in its three parts. They explain the policy, in plain words. */
export const refundTable = [
  {
    name: 'If your plans change',
    rules: [
      {
        id: 'resume',
        about: 'Resume, cover letter or LinkedIn profile',
        answer: 'Unlimited revisions. Non-refundable in general.',
      },
      {
        id: 'class',
        about: 'Live class',
        answer: 'Non-refundable in general. Can’t come? Ask us about another batch.',
      },
      {
        id: 'session',
        about: 'Coaching session',
        answer: `Move or cancel free until ${noticeHours} hours before. After that, the session is forfeited.`,
      },
      {
        id: 'package',
        about: 'Coaching package',
        answer:
          'Not refundable once it has started. Unused sessions are decided case by case, and a fee may apply.',
      },
      {
        id: 'download',
        about: 'Download or recorded course',
        answer: 'The sale is final.',
      },
    ],
  },
  {
    name: 'If a payment goes wrong',
    rules: [
      {
        id: 'paid-twice',
        about: 'You paid twice',
        answer: 'The second payment is refunded in full.',
      },
      {
        id: 'failed-payment',
        about: 'A payment failed, but the money left your account',
        answer: `Your bank returns it within ${failedDebitDays} business days.`,
      },
    ],
  },
  {
    name: 'If we’re late or cancel',
    rules: [
      {
        id: 'late',
        about: 'We’re late, or it isn’t as described',
        answer: 'We put it right or refund you. Your legal rights always apply.',
      },
      {
        id: 'cancelled',
        about: 'We cancel',
        answer: 'Another date or a full refund, your choice.',
      },
    ],
  },
] as const satisfies readonly { name: string; rules: readonly RefundRule[] }[];

export const approvedRefundText = `Approved refunds go to the original payment method within ${refundDays.least}-${refundDays.most} business days.`;

export const refundRules: readonly RefundRule[] = refundTable.flatMap(({ rules }): RefundRule[] => [
  ...rules,
]);

export type RefundRuleId = (typeof refundTable)[number]['rules'][number]['id'];

export const refundTableAnchor = 'money';

export const refundAnchor = (id: string): string => `refund-${id}`;

/** Without a rule, the path is the whole table's. */
export const refundPath = (id?: RefundRuleId): string =>
  `/cancellation-policy#${id ? refundAnchor(id) : refundTableAnchor}`;
