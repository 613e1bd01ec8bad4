import { formatPaise } from '../domain/money/money.ts';
import { orderAddress } from './links.ts';
import { buyerContact, buyerLine, type OrderFacts, orderBlocks } from './order-blocks.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

export const refundFailed = emailTemplate<OrderFacts>({
  name: 'refund-failed',
  maxAgeHours: 336,
  compose: (order, context) => ({
    subject: `Refund failed · refund ${formatPaise(order.paise)} again · ${order.what}`,
    preheader: buyerLine(order),
    blocks: [
      buyerContact(order, `Refund failed · ${order.what}`),
      paragraph(
        `The buyer’s bank rejected the refund of ${formatPaise(order.paise)}, so the money is back with us, and any work that was on hold because of the refund will resume. We’ve told the buyer you’ll send it again. Do this in the Admin Panel, or call them to agree on another way.`,
      ),
      ...orderBlocks(order, 'To refund'),
      { kind: 'button', text: 'Open the order in the Admin Panel', href: orderAddress(context, order.order) },
    ],
  }),
  sample: { ...orderSample, mobile: '+919822000002' },
});
