import { brand } from '../brand.ts';
import { classEvent, eventBlocks, type ToldClass } from './class-event.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, opensOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting } from './words.ts';

/** The words that the owner writes about an order. */
export interface MessageToBuyerFacts extends WorkFacts {
  /** The owner's own words, over as many lines as they have. */
  text?: string | undefined;
  /** The class that is in the buyer's calendar, where its course was deleted since. */
  event?: ToldClass | undefined;
}

/** To a buyer: the owner has written. */
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
      ...(text
        ? [{ kind: 'message', text } as const]
        : [paragraph('We have written to you on the page of your order.')]),
      orderButton(context, order, 'Answer on your order’s page'),
      ...workBlocks({ number, what }),
      ...eventBlocks({ event }),
      askAboutOrder,
    ],
    ...classEvent({ order, what, event }, context),
  }),
});
