import { brand } from '../brand.ts';
import { deliveryDays, supportMonths } from '../domain/policies.ts';
import { planItems } from '../domain/pricing.ts';
import { money } from '../domain/rupees.ts';
import { letterKind } from './letter.ts';
import { askAboutOrder, type OrderFacts, orderFacts } from './order-facts.ts';
import { greeting } from './words.ts';

/** To a buyer: their payment arrived, and what happens next. */
export const paymentReceived = letterKind<OrderFacts>({
  to: 'buyer',
  usefulHours: 336,
  write: ({ name, ...order }) => ({
    subject: `Payment received: ${money(order.paise)} · ${brand.name}`,
    preheader: `${order.what}. What happens next stands inside.`,
    blocks: [
      { kind: 'heading', text: 'Your payment arrived' },
      { kind: 'paragraph', text: greeting(name) },
      {
        kind: 'paragraph',
        text: 'Thank you for your purchase. Your order has been confirmed. We will be in touch with you shortly to begin the process.',
      },
      ...orderFacts(order, 'Paid'),
      ...(isPlan(order.what)
        ? [
            {
              kind: 'paragraph',
              text: `Delivery takes ${deliveryDays} days. Revisions are unlimited, and you have ${supportMonths} months of support.`,
            } as const,
          ]
        : []),
      askAboutOrder,
    ],
  }),
});

const isPlan = (what: string) => planItems.some((item) => what.startsWith(item));
