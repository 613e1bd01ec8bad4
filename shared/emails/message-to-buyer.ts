import { brand } from '../brand.ts';
import { type CalendarClass, classEvents, eventBlock } from './class-event.ts';
import { contactParagraph, linkToOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

interface MessageToBuyerFacts extends WorkFacts {
  text?: string | undefined;
  /** Set if the course was deleted but its class is still in the buyer's calendar. */
  event?: CalendarClass | undefined;
}

export const messageToBuyer = emailTemplate<MessageToBuyerFacts>({
  name: 'message-to-buyer',
  maxAgeHours: 336,
  opens: linkToOrder,
  compose: ({ name, order, number, what, text, event }, context) => ({
    subject: `A message about your order · ${brand.name}`,
    preheader: 'We’ve sent you a message about your order.',
    blocks: [
      { kind: 'heading', text: 'A message about your order' },
      paragraph(greeting(name)),
      text ? { kind: 'message', text } : paragraph('There’s a message for you on your order page.'),
      orderButton(context, order, 'Reply on your order page'),
      ...workBlocks({ number, what }),
      eventBlock({ event }),
      contactParagraph,
    ],
    events: classEvents({ order, what, event }, context),
  }),
  sample: {
    ...orderSample,
    text: 'Your Cover Letter is with our second reader. We’ll send it tomorrow.',
  },
});
