import { brand } from '../brand.ts';
import { formatPaise } from '../domain/money/money.ts';
import { type SentRefund, sentText } from '../domain/orders/sent-refund.ts';
import { classEvents, eventBlock } from './class-event.ts';
import { contactParagraph, linkToOrder, orderBlocks, orderButton } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import type { RefundFacts } from './refund-started.ts';
import { orderSample } from './samples.ts';
import { removedFromCalendar, sessionEvents } from './session-blocks.ts';
import { emailTemplate, paragraph } from './template.ts';

interface RefundSentFacts extends RefundFacts {
  refund: SentRefund;
}

export const refundSent = emailTemplate<RefundSentFacts>({
  name: 'refund-sent',
  maxAgeHours: 336,
  opens: linkToOrder,
  compose: ({ name, refund, freed, ...order }, context) => ({
    subject: `Refund of ${formatPaise(order.paise)} ${subjectEndings[refund.byHand ?? 'bank']} · ${brand.name}`,
    preheader: refund.byHand ? 'We’ve refunded you directly.' : 'Here’s how to find it.',
    blocks: [
      { kind: 'heading', text: 'We’ve refunded you' },
      paragraph(greeting(name)),
      paragraph(`Your refund of ${formatPaise(order.paise)} was ${sentText(refund)}`),
      ...orderBlocks(order, 'Refund'),
      ...(refund.reference ? [{ kind: 'fact', name: 'Reference', value: refund.reference } as const] : []),
      eventBlock(order),
      freed && removedFromCalendar(freed.sessions.length),
      orderButton(context, order.order),
      contactParagraph,
    ],
    events: [...classEvents(order, context), ...(freed ? sessionEvents(freed, freed.sessions, context) : [])],
  }),
  sample: {
    ...orderSample,
    refund: {
      createdAt: '2026-12-03T08:30:00.000Z',
      processedAt: '2026-12-03T08:31:00.000Z',
      reference: '633712345678',
    },
  },
});

const subjectEndings = {
  bank: 'sent to your bank',
  cash: 'given to you in cash',
  transfer: 'sent by bank transfer',
} as const;
