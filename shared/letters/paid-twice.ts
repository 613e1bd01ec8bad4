import { money } from '../domain/money/money.ts';
import { letterKind, paragraph } from './letter.ts';
import { orderAddress } from './links.ts';
import { buyerContact, buyerInBrief, type OrderFacts, orderBlocks } from './order-blocks.ts';

/** Tells the owner that a paid order was paid again; `paise` is what is left to give back. */
export const paidTwice = letterKind<OrderFacts>({
  to: 'owner',
  usefulHours: 336,
  compose: (order, context) => ({
    subject: `Possible double payment · give ${money(order.paise)} back · ${order.what}`,
    preheader: buyerInBrief(order),
    blocks: [
      buyerContact(order, `Possible double payment · ${order.what}`),
      paragraph(
        `More money came for an order that was paid already. Give ${money(order.paise)} back in the desk.`,
      ),
      ...orderBlocks(order, 'To give back'),
      { kind: 'button', text: 'Open the order in the desk', href: orderAddress(context, order.order) },
    ],
  }),
});
