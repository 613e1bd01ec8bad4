import { money } from '../domain/money/money.ts';
import { letterKind, paragraph } from './letter.ts';
import { emailFact, workAddress } from './links.ts';
import { buyerContact, buyerInBrief, type OrderFacts, orderBlocks } from './order-blocks.ts';

/** An order with its buyer's e-mail address. */
interface NewOrderFacts extends OrderFacts {
  email?: string | undefined;
}

/** Tells the owner that somebody has bought. */
export const newOrder = letterKind<NewOrderFacts>({
  to: 'owner',
  usefulHours: 336,
  compose: ({ email, ...order }, context) => ({
    subject: `New order · ${money(order.paise)} · ${order.what}`,
    preheader: buyerInBrief(order),
    blocks: [
      buyerContact(order, `New order · ${order.what}`),
      ...orderBlocks(order, 'Paid'),
      email && emailFact(email),
      email && paragraph('The buyer was told that we will be in touch shortly to begin.'),
      { kind: 'button', text: 'Open the work in the desk', href: workAddress(context, order.order) },
    ],
  }),
});
