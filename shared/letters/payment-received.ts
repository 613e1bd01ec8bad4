import { brand } from '../brand.ts';
import { money } from '../domain/money/money.ts';
import { deliveryDays, supportMonths } from '../policies.ts';
import { type Block, letterKind } from './letter.ts';
import { askAboutOrder, type OrderFacts, opensOrder, orderButton, orderFacts } from './order-facts.ts';
import { greeting } from './words.ts';

/** An order that was paid. */
export interface PaymentReceivedFacts extends OrderFacts {
  /** The kind of what was bought, which says what happens next. An order over a price of the list alone has none. */
  sold?: 'plan' | 'course' | 'words' | undefined;
  /** The course whose place was paid is deleted. */
  isGone?: boolean;
}

/** To a buyer: their payment arrived, and what happens next. */
export const paymentReceived = letterKind<PaymentReceivedFacts>({
  to: 'buyer',
  usefulHours: 336,
  opens: opensOrder,
  write: ({ name, sold, isGone, ...order }, context) => ({
    subject: `Payment received: ${money(order.paise)}${sold === 'plan' ? ', two steps left' : ''} · ${brand.name}`,
    preheader: `${order.what}. What happens next stands inside.`,
    blocks: [
      { kind: 'heading', text: 'Your payment arrived' },
      { kind: 'paragraph', text: greeting(name) },
      {
        kind: 'paragraph',
        text: 'Thank you for your purchase. Your order has been confirmed. We will be in touch with you shortly to begin the process.',
      },
      ...(isGone ? [courseGone] : nextSteps(sold)),
      orderButton(context, order.order, sold === 'plan' ? 'Send your details' : 'Open your order'),
      ...orderFacts(order, 'Paid'),
      ...(sold === undefined || sold === 'plan'
        ? [
            {
              kind: 'paragraph',
              text: `Delivery takes ${deliveryDays} days. Revisions are unlimited, and you have ${supportMonths} months of support.`,
            } as const,
          ]
        : []),
      { kind: 'paragraph', text: 'Your receipt is on the page of your order, as soon as it is written.' },
      askAboutOrder,
    ],
  }),
});

const courseGone: Block = {
  kind: 'paragraph',
  text: 'We do not offer this course any more, and your payment came after that. We call or write to you about another class, or about your money.',
};

function nextSteps(sold: PaymentReceivedFacts['sold']): Block[] {
  switch (sold) {
    case 'plan':
      return [
        { kind: 'paragraph', text: 'Two steps are left.' },
        {
          kind: 'paragraph',
          text: '1. You send us your details: the role you aim at and your present CV, as PDF, Word file or pasted text. You need not wait for us.',
        },
        {
          kind: 'paragraph',
          text: '2. We begin. Your first draft comes within five days, day one being the day after your details are complete.',
        },
      ];
    case 'course':
      return [
        {
          kind: 'paragraph',
          text: 'Your place is paid. Its batch and how to join reach you in a mail of their own, and stand on the page of your order.',
        },
      ];
    case 'words':
      return [
        {
          kind: 'paragraph',
          text: 'There is nothing for you to do now: we call or write to agree the next step. How it stands is on the page of your order.',
        },
      ];
    default:
      return [];
  }
}
