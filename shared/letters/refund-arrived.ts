import { brand } from '../brand.ts';
import { money } from '../domain/rupees.ts';
import { letterKind } from './letter.ts';
import {
  askAboutOrder,
  type OrderFacts,
  opensOrder,
  orderButton,
  orderFacts,
  refundTime,
} from './order-facts.ts';
import { greeting } from './words.ts';

/** To a buyer: the payment provider says that money has gone back to them. */
export const refundArrived = letterKind<OrderFacts>({
  to: 'buyer',
  usefulHours: 336,
  opens: opensOrder,
  write: ({ name, ...order }, context) => ({
    subject: `Refund of ${money(order.paise)} arrived · ${brand.name}`,
    preheader: 'It is back with the bank or card that you paid with.',
    blocks: [
      { kind: 'heading', text: 'Your refund arrived' },
      { kind: 'paragraph', text: greeting(name) },
      {
        kind: 'paragraph',
        text: `Our payment provider reports that ${money(order.paise)} is back with the bank or card that you paid with. A statement can show it later: if you do not see it when ${refundTime} have passed since we sent it, tell us.`,
      },
      ...orderFacts(order, 'Refund'),
      orderButton(context, order.order),
      askAboutOrder,
    ],
  }),
});
