import { brand } from '../brand.ts';
import { classEvent, eventBlock, type ToldClass } from './class-event.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, opensOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting } from './words.ts';

/** A message of the owner's about an order. */
interface MessageToBuyerFacts extends WorkFacts {
  /** The owner's own words; they may have several lines. */
  text?: string | undefined;
  /** The class that is still in the buyer's calendar, although its course was deleted. */
  event?: ToldClass | undefined;
}

/** Tells a buyer that the owner has written. */
export const messageToBuyer = letterKind<MessageToBuyerFacts>({
  to: 'buyer',
  usefulHours: 336,
  opens: opensOrder,
  compose: ({ name, order, number, what, text, event }, context) => ({
    subject: `A message about your order · ${brand.name}`,
    preheader: 'We have written to you about your order.',
    blocks: [
      { kind: 'heading', text: 'A message about your order' },
      paragraph(greeting(name)),
      text ? { kind: 'message', text } : paragraph('We have written to you on the page of your order.'),
      orderButton(context, order, 'Answer on your order’s page'),
      ...workBlocks({ number, what }),
      eventBlock({ event }),
      askAboutOrder,
    ],
    event: classEvent({ order, what, event }, context),
  }),
});
