import { brand } from '../brand.ts';
import { linkDays } from '../policies.ts';
import { letterKind, paragraph } from './letter.ts';
import { linkAddress } from './links.ts';
import type { OrderFacts } from './order-blocks.ts';
import { counted, unbroken } from './words.ts';

/** The orders of one e-mail address, whose links are sent again. */
interface OrderLinkFacts {
  orders: readonly Pick<OrderFacts, 'order' | 'what'>[];
  /** The owner has corrected the address: nobody asked for the links. */
  isCorrected?: boolean | undefined;
}

/** Sends a buyer the links of all the orders again, in one mail. */
export const orderLink = letterKind<OrderLinkFacts>({
  to: 'buyer',
  usefulHours: 12,
  opens: ({ orders }) => orders.map(({ order }) => ({ page: 'order', id: order }) as const),
  compose: ({ orders, isCorrected }, context) => ({
    subject: `${orders.length === 1 ? 'The link of your order' : 'The links of your orders'} · ${brand.name}`,
    preheader: `${counted(orders.length, 'order', 'orders')}, each with a link that opens it.`,
    blocks: [
      { kind: 'heading', text: orders.length === 1 ? 'Your order’s link' : 'Your orders’ links' },
      paragraph(
        `${isCorrected ? 'This is the address of your order now: our mails about it come here.' : 'You asked us for this on our site.'} A link opens the page of its order: what happens next, your documents and your receipt. It works for ${linkDays} days; keep it to yourself.`,
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
      paragraph(`Does the link not work? Call ${unbroken(brand.phoneShown)} and name the order.`),
    ],
    why: isCorrected
      ? 'You get this mail because we were told that this is the address of a buyer. If you have bought nothing from us, an answer to this mail tells us so.'
      : 'You get this mail because somebody asked our site for the links of the orders of this address. If it was not you, you need do nothing.',
  }),
});
