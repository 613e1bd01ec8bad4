import { noticeHours } from '../../policies.ts';

/** What happens to a buyer's money if their plans change. `refund-table.ts` has the other cases. */
export const refundAnswers = {
  resume: 'Unlimited revisions. Non-refundable in general.',
  class: 'Non-refundable in general. Can’t come? Ask us about another batch.',
  session: `Move or cancel free until ${noticeHours} hours before. After that, the session is forfeited.`,
  package:
    'Not refundable once it has started. Unused sessions are decided case by case, and a fee may apply.',
  download: 'The sale is final.',
} as const;

/** Follows every answer, wherever a buyer reads only that one. */
export const ifOurFault = 'Late, or not as described? We put it right or refund you.';

export type RefundRule = keyof typeof refundAnswers;

/** Where each case is in the table on `/cancellation-policy`. */
export const refundAnchor = (id: string): string => `refund-${id}`;

export const refundTableAnchor = 'money';

/** Without a rule, the path leads to the whole table. */
export const refundPath = (rule?: RefundRule): string =>
  `/cancellation-policy#${rule ? refundAnchor(rule) : refundTableAnchor}`;
