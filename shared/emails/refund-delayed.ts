import { brand } from '../brand.ts';
import { formatPaise } from '../domain/money/money.ts';
import { contactParagraph, linkToOrder, type OrderFacts, orderBlocks, orderButton } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

interface RefundDelayedFacts extends OrderFacts {
  /** How many sessions the refund has freed that aren't booked again. */
  freed?: number | undefined;
}

export const refundDelayed = emailTemplate<RefundDelayedFacts>({
  name: 'refund-delayed',
  maxAgeHours: 336,
  opens: linkToOrder,
  compose: ({ name, freed, ...order }, context) => ({
    subject: `Refund of ${formatPaise(order.paise)} delayed · ${brand.name}`,
    preheader: 'Your bank didn’t accept it. We still have the money and will send it again.',
    blocks: [
      { kind: 'heading', text: 'Your refund is delayed' },
      paragraph(greeting(name)),
      paragraph(
        `Your bank or card didn’t accept the refund of ${formatPaise(order.paise)}, so the money has come back to us. We’ll send it again, and contact you if we need the details of another account. You don’t need to do anything: we’ll email you when it has been sent.`,
      ),
      paragraph(
        freed
          ? `Until then, ${freed === 1 ? 'the session that was still to come is back in your order, but it isn’t' : `the ${freed} sessions that were still to come are back in your order, but they aren’t`} booked any more. If you’d like to use ${freed === 1 ? 'it, choose a new time' : 'them, choose new times'} on your order page.`
          : 'Until then, your order stays as it was before the refund. See your order page.',
      ),
      ...orderBlocks(order, 'Refund'),
      orderButton(context, order.order),
      contactParagraph,
    ],
  }),
  sample: orderSample,
});
