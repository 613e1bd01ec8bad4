import { money } from '../domain/money/money.ts';
import { contactInBrief } from './enquiry-blocks.ts';
import { letterKind, paragraph } from './letter.ts';
import { orderAddress, phoneLinks } from './links.ts';
import { buyerName, type OrderFacts, orderBlocks } from './order-blocks.ts';

/** An order for which more came than its price; `paise` is what is left to give back. */
export interface PaidTwiceFacts extends OrderFacts {
  mobile?: string | undefined;
}

/** To the owner: there is money to give back. */
export const paidTwice = letterKind<PaidTwiceFacts>({
  to: 'owner',
  usefulHours: 336,
  compose: ({ mobile = '', ...order }, context) => ({
    subject: `Possible double payment · give ${money(order.paise)} back · ${order.what}`,
    preheader: contactInBrief({ name: buyerName(order), phone: mobile }),
    blocks: [
      {
        kind: 'contact',
        name: buyerName(order),
        about: `Possible double payment · ${order.what}`,
        links: phoneLinks(mobile),
      },
      paragraph(
        `More money came for an order that was paid already. Give ${money(order.paise)} back in the desk.`,
      ),
      ...orderBlocks(order, 'To give back'),
      { kind: 'button', text: 'Open the order in the desk', href: orderAddress(context, order.order) },
    ],
  }),
});
