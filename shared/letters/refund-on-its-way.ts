import { brand } from '../brand.ts';
import { money } from '../domain/money/money.ts';
import { classEvent, eventBlock, type ToldClass } from './class-event.ts';
import { letterKind, paragraph } from './letter.ts';
import {
  askAboutOrder,
  type OrderFacts,
  opensOrder,
  orderBlocks,
  orderButton,
  refundTime,
} from './order-blocks.ts';
import { greeting } from './words.ts';

/** A refund. */
export interface RefundFacts extends OrderFacts {
  /** The class that is in the buyer's calendar, where all the money goes back. */
  event?: ToldClass | undefined;
}

/** The buyer learns that a refund is started, before Razorpay sends it. */
export const refundOnItsWay = letterKind<RefundFacts>({
  to: 'buyer',
  usefulHours: 336,
  opens: opensOrder,
  compose: ({ name, ...order }, context) => ({
    subject: `Refund of ${money(order.paise)} started · ${brand.name}`,
    preheader: 'We’ll email you when it has been sent to your bank.',
    blocks: [
      { kind: 'heading', text: 'We’ve started your refund' },
      paragraph(greeting(name)),
      paragraph(
        `We’ve asked our payment provider to refund ${money(order.paise)} to the account or card you paid with. Refunds take ${refundTime}. You don’t need to do anything: we’ll email you when it has been sent to your bank, with a reference if your bank needs one.`,
      ),
      ...orderBlocks(order, 'Refund'),
      eventBlock(order),
      orderButton(context, order.order),
      askAboutOrder,
    ],
    event: classEvent(order, context),
  }),
});
