import { brand } from '../brand.ts';
import { money } from '../domain/money/money.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, type OrderFacts, opensOrder, orderBlocks, orderButton } from './order-blocks.ts';
import { greeting } from './words.ts';

/** Tells a buyer that a bank did not pass a refund on, and what happens next. */
export const refundDelayed = letterKind<OrderFacts>({
  to: 'buyer',
  usefulHours: 336,
  opens: opensOrder,
  compose: ({ name, ...order }, context) => ({
    subject: `Refund of ${money(order.paise)} delayed · ${brand.name}`,
    preheader: 'Your bank did not take it. The money is safe with us, and we send it again.',
    blocks: [
      { kind: 'heading', text: 'Your refund is delayed' },
      paragraph(greeting(name)),
      paragraph(
        `Your bank or card did not take the ${money(order.paise)} that we sent back, so the money is with us again. We send it once more, and call or write to you where that needs another account. You have nothing to do for it, and we write when it is on its way.`,
      ),
      paragraph('Until then your order stands as it did before the refund. Its page says how.'),
      ...orderBlocks(order, 'Refund'),
      orderButton(context, order.order),
      askAboutOrder,
    ],
  }),
});
