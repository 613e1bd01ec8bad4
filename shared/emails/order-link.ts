import { brand } from '../brand.ts';
import { linkDays } from '../policies.ts';
import { linkAddress } from './links.ts';
import type { OrderFacts } from './order-blocks.ts';
import { withoutBreaks } from './plain-text.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

interface OrderLinkFacts {
  orders: readonly Pick<OrderFacts, 'order' | 'what'>[];
  /** True if the owner has corrected the address, in which case no one asked for this email. */
  isCorrected?: boolean | undefined;
}

export const orderLink = emailTemplate<OrderLinkFacts>({
  name: 'order-link',
  maxAgeHours: 12,
  opens: ({ orders }) => orders.map(({ order }) => ({ page: 'order', id: order }) as const),
  compose: ({ orders, isCorrected }, context) => ({
    subject: `${orders.length === 1 ? 'Your link to open your order' : 'Your links to open your orders'} · ${brand.name}`,
    preheader:
      orders.length === 1
        ? 'Open your order with this link.'
        : `${orders.length} orders, each with its own link.`,
    blocks: [
      { kind: 'heading', text: orders.length === 1 ? 'Your order link' : 'Your order links' },
      paragraph(
        `${isCorrected ? 'We’ll now email you about your order at this address.' : 'You asked for this on our site.'} ${orders.length === 1 ? 'The link opens your order page' : 'Each link opens an order page'} with the next steps, your documents and your receipt. It works for ${linkDays} days. Please don’t share it.`,
      ),
      ...orders.map(
        ({ order, what }) =>
          ({
            kind: 'contact',
            name: what,
            about: `Order ${order}`,
            links: [],
            open: { text: 'Open this order', href: linkAddress(context, { page: 'order', id: order }) },
          }) as const,
      ),
      paragraph(`Link not working? Call ${withoutBreaks(brand.displayPhone)} with your order number.`),
    ],
    why: isCorrected
      ? 'You’re getting this email because we were told that a buyer uses this address. If you haven’t bought anything from us, reply to let us know.'
      : 'You’re getting this email because someone on our site asked for order links to be sent to this address. If it wasn’t you, you don’t need to do anything.',
  }),
  sample: {
    orders: [orderSample, { order: 'order_QhB7c1Wm9LxT2d', what: 'PMP Training' }].map(
      ({ order: id, what }) => ({
        order: id,
        what,
      }),
    ),
  },
});
