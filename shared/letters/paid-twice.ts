import { money } from '../domain/rupees.ts';
import { contactInBrief } from './enquiry-facts.ts';
import { letterKind } from './letter.ts';
import { ordersAddress, phoneLinks } from './links.ts';
import { type OrderFacts, orderFacts } from './order-facts.ts';

/** An order for which more came than its price. */
export interface PaidTwiceFacts extends OrderFacts {
  mobile: string;
}

/** To the owner: there is money to give back. */
export const paidTwice = letterKind<PaidTwiceFacts>({
  to: 'owner',
  usefulHours: 336,
  write: ({ name, mobile, ...order }, context) => ({
    subject: `Paid twice · give ${money(order.paise)} back · ${order.what}`,
    preheader: contactInBrief({ name, phone: mobile }),
    blocks: [
      {
        kind: 'contact',
        name: name || 'A buyer',
        about: `Paid twice · ${order.what}`,
        links: phoneLinks(mobile),
      },
      {
        kind: 'paragraph',
        text: `${money(order.paise)} came for an order that was paid already. Give it back in the desk.`,
      },
      ...orderFacts(order, 'To give back'),
      { kind: 'button', text: 'Open orders in the desk', href: ordersAddress(context) },
    ],
  }),
});
