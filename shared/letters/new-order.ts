import { money } from '../domain/money/money.ts';
import { momentInRow } from '../domain/time/india-words.ts';
import { letterKind, paragraph } from './letter.ts';
import { emailFact, workAddress } from './links.ts';
import { buyerContact, buyerInBrief, type OrderFacts, orderBlocks } from './order-blocks.ts';

/** An order with its buyer's e-mail address. */
interface NewOrderFacts extends OrderFacts {
  email?: string | undefined;
  /** No seat was left: refund the buyer by this time (ISO 8601). */
  refundBy?: string | undefined;
}

/** Tells the owner that somebody has bought. */
export const newOrder = letterKind<NewOrderFacts>({
  to: 'owner',
  usefulHours: 336,
  compose: ({ email, refundBy, ...order }, context) => ({
    subject: `${refundBy ? 'New order without a seat' : 'New order'} · ${money(order.paise)} · ${order.what}`,
    preheader: buyerInBrief(order),
    blocks: [
      buyerContact(order, `New order · ${order.what}`),
      ...orderBlocks(order, 'Paid'),
      email && emailFact(email),
      refundBy
        ? paragraph(
            `The last seat was taken while this buyer was paying. We promised a full refund unless they choose another batch. Refund it by ${momentInRow(refundBy)}, or arrange another batch and press “Arranged” on the order.`,
          )
        : email && paragraph('The buyer’s confirmation email says that we’ll be in touch shortly to begin.'),
      { kind: 'button', text: 'Open the work in the desk', href: workAddress(context, order.order) },
    ],
  }),
});
