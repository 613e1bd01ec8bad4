import { formatDay } from '../domain/time/format.ts';
import { workAddress } from './links.ts';
import { buyerContact, buyerName, type WorkFacts, workBlocks } from './order-blocks.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

interface DraftDueTomorrowFacts extends WorkFacts {
  date: string;
}

export const draftDueTomorrow = emailTemplate<DraftDueTomorrowFacts>({
  name: 'draft-due-tomorrow',
  maxAgeHours: 24,
  compose: ({ date, ...order }, context) => ({
    subject: `Draft due ${formatDay(date)} · ${order.what}`,
    preheader: `${buyerName(order)} is waiting for a draft.`,
    blocks: [
      buyerContact(order, `Draft due by the end of ${formatDay(date)}`),
      paragraph('After that, the order page tells the buyer we’re late and offers a refund.'),
      ...workBlocks(order),
      { kind: 'button', text: 'Open the work in the Admin Panel', href: workAddress(context, order.order) },
    ],
  }),
  sample: { ...orderSample, mobile: '+919822000002', date: '2026-11-26' },
});
