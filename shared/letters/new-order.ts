import { money } from '../domain/money/money.ts';
import { contactInBrief } from './enquiry-blocks.ts';
import { letterKind, paragraph } from './letter.ts';
import { emailFact, phoneLinks, workAddress } from './links.ts';
import { buyerName, type OrderFacts, orderBlocks } from './order-blocks.ts';

/** An order with the ways to reach its buyer. */
export interface NewOrderFacts extends OrderFacts {
  mobile?: string | undefined;
  email?: string | undefined;
}

/** To the owner: somebody bought. */
export const newOrder = letterKind<NewOrderFacts>({
  to: 'owner',
  usefulHours: 336,
  compose: ({ mobile = '', email, ...order }, context) => ({
    subject: `New order · ${money(order.paise)} · ${order.what}`,
    preheader: contactInBrief({ name: buyerName(order), phone: mobile }),
    blocks: [
      {
        kind: 'contact',
        name: buyerName(order),
        about: `New order · ${order.what}`,
        links: phoneLinks(mobile),
      },
      ...orderBlocks(order, 'Paid'),
      ...(email
        ? [emailFact(email), paragraph('The buyer was told that we will be in touch shortly to begin.')]
        : []),
      { kind: 'button', text: 'Open the work in the desk', href: workAddress(context, order.order) },
    ],
  }),
});
