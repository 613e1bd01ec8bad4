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
    preheader: 'Your bank didn’t accept it. We still have the money and will send it again.',
    blocks: [
      { kind: 'heading', text: 'Your refund is delayed' },
      paragraph(greeting(name)),
      paragraph(
        `Your bank or card didn’t accept the refund of ${money(order.paise)}, so we have the money again. We’ll send it again, and contact you if we need another account. You don’t need to do anything: we’ll email you when it has been sent.`,
      ),
      paragraph('Until then your order is as it was before the refund. You can see it on its page.'),
      ...orderBlocks(order, 'Refund'),
      orderButton(context, order.order),
      askAboutOrder,
    ],
  }),
});
