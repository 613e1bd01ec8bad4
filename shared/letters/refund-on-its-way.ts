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

/** Tells a buyer that a refund is on its way. */
export const refundOnItsWay = letterKind<RefundFacts>({
  to: 'buyer',
  usefulHours: 336,
  opens: opensOrder,
  compose: ({ name, ...order }, context) => ({
    subject: `Refund of ${money(order.paise)} on its way · ${brand.name}`,
    preheader: `It reaches you within ${refundTime}.`,
    blocks: [
      { kind: 'heading', text: 'Your refund is on its way' },
      paragraph(greeting(name)),
      paragraph(
        `${money(order.paise)} goes back to the payment method that you used, and reaches you within ${refundTime}. There is nothing left to do. We write again when it has arrived.`,
      ),
      ...orderBlocks(order, 'Refund'),
      eventBlock(order),
      orderButton(context, order.order),
      askAboutOrder,
    ],
    event: classEvent(order, context),
  }),
});
