import { money } from '../domain/money/money.ts';
import { contactInBrief } from './enquiry-blocks.ts';
import { letterKind, paragraph } from './letter.ts';
import { orderAddress, phoneLinks } from './links.ts';
import { buyerName, type OrderFacts, orderBlocks } from './order-blocks.ts';

/** A refund that a bank did not pass on. */
export interface RefundFailedFacts extends OrderFacts {
  mobile?: string | undefined;
}

/** To the owner: money that went back is here again, and its buyer waits for it. */
export const refundFailed = letterKind<RefundFailedFacts>({
  to: 'owner',
  usefulHours: 336,
  compose: ({ mobile = '', ...order }, context) => ({
    subject: `Refund failed · give ${money(order.paise)} back again · ${order.what}`,
    preheader: contactInBrief({ name: buyerName(order), phone: mobile }),
    blocks: [
      {
        kind: 'contact',
        name: buyerName(order),
        about: `Refund failed · ${order.what}`,
        links: phoneLinks(mobile),
      },
      paragraph(
        `The buyer’s bank did not take ${money(order.paise)}, so the money is with us again, and work that rested for it goes on. The buyer was told that you send it once more: give it back again in the desk, or call and agree on another way.`,
      ),
      ...orderBlocks(order, 'To give back'),
      { kind: 'button', text: 'Open the order in the desk', href: orderAddress(context, order.order) },
    ],
  }),
});
