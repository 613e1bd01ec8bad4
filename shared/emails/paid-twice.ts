import { formatPaise } from '../domain/money/money.ts';
import { orderAddress } from './links.ts';
import { buyerContact, buyerLine, type OrderFacts, orderBlocks } from './order-blocks.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

/** `paise` is the amount still to be refunded. */
export const paidTwice = emailTemplate<OrderFacts>({
  name: 'paid-twice',
  maxAgeHours: 336,
  compose: (order, context) => ({
    subject: `Possible double payment · refund ${formatPaise(order.paise)} · ${order.what}`,
    preheader: buyerLine(order),
    blocks: [
      buyerContact(order, `Possible double payment · ${order.what}`),
      paragraph(
        `This order had already been paid for when another payment came in. Refund ${formatPaise(order.paise)} in the Admin Panel.`,
      ),
      ...orderBlocks(order, 'To refund'),
      { kind: 'button', text: 'Open the order in the Admin Panel', href: orderAddress(context, order.order) },
    ],
  }),
  sample: { ...orderSample, mobile: '+919822000002' },
});
