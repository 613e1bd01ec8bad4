import { brand } from '../brand.ts';
import { money } from '../domain/money/money.ts';
import { seatTakenText } from '../domain/orders/order-seat.ts';
import { seatRefundDays } from '../policies.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, type OrderFacts, opensOrder, orderBlocks, orderButton } from './order-blocks.ts';
import { greeting, unbroken } from './words.ts';

/** Sent to a buyer if the last seat was taken while they paid. */
export const seatTaken = letterKind<OrderFacts>({
  to: 'buyer',
  usefulHours: 336,
  opens: opensOrder,
  compose: ({ name, ...order }, context) => ({
    subject: `No seat was left, so you can have your ${money(order.paise)} back · ${brand.name}`,
    preheader: seatTakenText,
    blocks: [
      { kind: 'heading', text: 'No seat was left' },
      paragraph(greeting(name)),
      ...seatTakenWords.map(paragraph),
      ...orderBlocks(order, 'Paid'),
      orderButton(context, order.order),
      askAboutOrder,
    ],
  }),
});

/** What happens next for a buyer without a seat. */
export const seatTakenWords = [
  seatTakenText,
  `Would you like another batch? Answer this email or call ${unbroken(brand.phoneShown)} and tell us which. Otherwise we’ll refund you within ${seatRefundDays} business days. You don’t need to do anything for that.`,
];
