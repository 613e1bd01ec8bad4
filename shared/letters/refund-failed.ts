import { money } from '../domain/money/money.ts';
import { letterKind, paragraph } from './letter.ts';
import { orderAddress } from './links.ts';
import { buyerContact, buyerInBrief, type OrderFacts, orderBlocks } from './order-blocks.ts';

/** Tells the owner that a bank did not pass a refund on, and that the buyer waits for the money. */
export const refundFailed = letterKind<OrderFacts>({
  to: 'owner',
  usefulHours: 336,
  compose: (order, context) => ({
    subject: `Refund failed · give ${money(order.paise)} back again · ${order.what}`,
    preheader: buyerInBrief(order),
    blocks: [
      buyerContact(order, `Refund failed · ${order.what}`),
      paragraph(
        `The buyer’s bank did not take ${money(order.paise)}, so the money is with us again, and work that rested for it goes on. The buyer was told that you send it once more: give it back again in the desk, or call and agree on another way.`,
      ),
      ...orderBlocks(order, 'To give back'),
      { kind: 'button', text: 'Open the order in the desk', href: orderAddress(context, order.order) },
    ],
  }),
});
