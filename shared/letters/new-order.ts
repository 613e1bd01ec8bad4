import { money } from '../domain/rupees.ts';
import { contactInBrief } from './enquiry-facts.ts';
import { letterKind } from './letter.ts';
import { emailFact, ordersAddress, phoneLinks } from './links.ts';
import { type OrderFacts, orderFacts } from './order-facts.ts';

/** An order with the ways to reach its buyer. */
export interface NewOrderFacts extends OrderFacts {
  mobile: string;
  email: string;
}

/** To the owner: somebody bought. */
export const newOrder = letterKind<NewOrderFacts>({
  to: 'owner',
  usefulHours: 336,
  write: ({ name, mobile, email, ...order }, context) => ({
    subject: `New order · ${money(order.paise)} · ${order.what}`,
    preheader: contactInBrief({ name, phone: mobile }),
    blocks: [
      {
        kind: 'contact',
        name: name || 'A buyer',
        about: `New order · ${order.what}`,
        links: phoneLinks(mobile),
      },
      ...orderFacts(order, 'Paid'),
      ...(email ? [emailFact(email)] : []),
      { kind: 'paragraph', text: 'The buyer was told that we will be in touch shortly to begin.' },
      { kind: 'button', text: 'Open orders in the desk', href: ordersAddress(context) },
    ],
  }),
});
