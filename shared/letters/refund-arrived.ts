import { brand } from '../brand.ts';
import { money } from '../domain/money/money.ts';
import { classEvent, eventBlock } from './class-event.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, opensOrder, orderBlocks, orderButton, refundTime } from './order-blocks.ts';
import type { RefundFacts } from './refund-on-its-way.ts';
import { greeting } from './words.ts';

/** A refund that arrived. Money that was paid by hand also goes back by hand (`handed`). */
interface RefundArrivedFacts extends RefundFacts {
  handed?: 'cash' | 'transfer' | undefined;
}

/** Tells a buyer that the refund arrived. */
export const refundArrived = letterKind<RefundArrivedFacts>({
  to: 'buyer',
  usefulHours: 336,
  opens: opensOrder,
  compose: ({ name, handed, ...order }, context) => ({
    subject: `Refund of ${money(order.paise)} ${handed ? 'given back' : 'arrived'} · ${brand.name}`,
    preheader: handed
      ? 'We have given it back to you ourselves.'
      : 'It is back with the bank or card that you paid with.',
    blocks: [
      { kind: 'heading', text: handed ? 'We gave your money back' : 'Your refund arrived' },
      paragraph(greeting(name)),
      paragraph(handed ? byHand(order.paise, handed) : byProvider(order.paise)),
      ...orderBlocks(order, 'Refund'),
      eventBlock(order),
      orderButton(context, order.order),
      askAboutOrder,
    ],
    event: classEvent(order, context),
  }),
});

const byProvider = (paise: number) =>
  `Our payment provider reports that ${money(paise)} is back with the bank or card that you paid with. A statement can show it later: if you do not see it when ${refundTime} have passed since we sent it, tell us.`;

const byHand = (paise: number, handed: 'cash' | 'transfer') =>
  `You had paid ${handed === 'cash' ? 'in cash' : 'by bank transfer'}, so we have given ${money(paise)} back to you ourselves, and our records say that you have it. If you do not, tell us.`;
