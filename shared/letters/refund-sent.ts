import { brand } from '../brand.ts';
import { money } from '../domain/money/money.ts';
import { type SentRefund, sentInWords } from '../domain/orders/sent-refund.ts';
import { classEvent, eventBlock } from './class-event.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, opensOrder, orderBlocks, orderButton } from './order-blocks.ts';
import type { RefundFacts } from './refund-on-its-way.ts';
import { greeting } from './words.ts';

interface RefundSentFacts extends RefundFacts {
  refund: SentRefund;
}

/** The buyer learns when a refund was sent, and how to find it. */
export const refundSent = letterKind<RefundSentFacts>({
  to: 'buyer',
  usefulHours: 336,
  opens: opensOrder,
  compose: ({ name, refund, ...order }, context) => ({
    subject: `Refund of ${money(order.paise)} ${subjects[refund.byHand ?? 'bank']} · ${brand.name}`,
    preheader: refund.byHand ? 'We refunded you ourselves.' : 'Here’s how to find it.',
    blocks: [
      { kind: 'heading', text: 'We’ve refunded you' },
      paragraph(greeting(name)),
      paragraph(`Your refund of ${money(order.paise)} was ${sentInWords(refund)}`),
      ...orderBlocks(order, 'Refund'),
      ...(refund.reference ? [{ kind: 'fact', name: 'Reference', value: refund.reference } as const] : []),
      eventBlock(order),
      orderButton(context, order.order),
      askAboutOrder,
    ],
    event: classEvent(order, context),
  }),
});

const subjects = {
  bank: 'sent to your bank',
  cash: 'given to you in cash',
  transfer: 'sent by bank transfer',
} as const;
