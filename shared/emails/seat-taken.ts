import { brand } from '../brand.ts';
import { formatPaise } from '../domain/money/money.ts';
import { seatTakenText } from '../domain/orders/order-seat.ts';
import { seatRefundDays } from '../policies.ts';
import { contactParagraph, linkToOrder, type OrderFacts, orderBlocks, orderButton } from './order-blocks.ts';
import { greeting, withoutBreaks } from './plain-text.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

export const seatTaken = emailTemplate<OrderFacts>({
  name: 'seat-taken',
  maxAgeHours: 336,
  opens: linkToOrder,
  compose: ({ name, ...order }, context) => ({
    subject: `No seats were left, so you can get a refund of ${formatPaise(order.paise)} · ${brand.name}`,
    preheader: seatTakenText,
    blocks: [
      { kind: 'heading', text: 'No seats were left' },
      paragraph(greeting(name)),
      ...seatTakenParagraphs.map(paragraph),
      ...orderBlocks(order, 'Paid'),
      orderButton(context, order.order),
      contactParagraph,
    ],
  }),
  sample: orderSample,
});

export const seatTakenParagraphs = [
  seatTakenText,
  `Would you like another batch? Reply to this email or call ${withoutBreaks(brand.displayPhone)} and tell us which. Otherwise, you don’t need to do anything: we’ll refund you within ${seatRefundDays} business days.`,
];
