import { brand } from '../brand.ts';
import { money } from '../domain/money/money.ts';
import { deliveryDays, supportMonths } from '../policies.ts';
import { type Block, letterKind, paragraph } from './letter.ts';
import { askAboutOrder, type OrderFacts, opensOrder, orderBlocks, orderButton } from './order-blocks.ts';
import { greeting } from './words.ts';

/** An order that was paid. */
export interface PaymentReceivedFacts extends OrderFacts {
  /**
   * What happens next: the buyer sends their `details`, the `work` has them, a place in a `class` or a next step by
   * `agreement` follows, or there is no such course any more. An order over a price of the list alone has no next step.
   */
  next?: 'details' | 'work' | 'class' | 'course gone' | 'agreement' | undefined;
}

/** To a buyer: their payment arrived, and what happens next. */
export const paymentReceived = letterKind<PaymentReceivedFacts>({
  to: 'buyer',
  usefulHours: 336,
  opens: opensOrder,
  compose: ({ name, next, ...order }, context) => ({
    subject: `Payment received: ${money(order.paise)}${next === 'details' ? ', two steps left' : ''} · ${brand.name}`,
    preheader: `${order.what}. What happens next stands inside.`,
    blocks: [
      { kind: 'heading', text: 'Your payment arrived' },
      paragraph(greeting(name)),
      paragraph(
        'Thank you for your purchase. Your order has been confirmed. We will be in touch with you shortly to begin the process.',
      ),
      ...nextSteps(next),
      orderButton(context, order.order, next === 'details' ? 'Send your details' : 'Open your order'),
      ...orderBlocks(order, 'Paid'),
      ...(next === undefined || next === 'details' || next === 'work'
        ? [
            paragraph(
              `Delivery takes ${deliveryDays} days. Revisions are unlimited, and you have ${supportMonths} months of support.`,
            ),
          ]
        : []),
      paragraph('Your receipt is on the page of your order, as soon as it is written.'),
      askAboutOrder,
    ],
  }),
});

function nextSteps(next: PaymentReceivedFacts['next']): Block[] {
  switch (next) {
    case 'details':
      return [
        paragraph('Two steps are left.'),
        paragraph(
          '1. You send us your details: the role you aim at and your present CV, as PDF, Word file or pasted text. You need not wait for us.',
        ),
        paragraph(
          '2. We begin. Your first draft comes within five days, day one being the day after your details are complete.',
        ),
      ];
    case 'work':
      return [
        paragraph(
          'Your details are here. How far we are, and what comes next, is on the page of your order.',
        ),
      ];
    case 'class':
      return [
        paragraph(
          'Your place is paid. Its batch and how to join reach you in a mail of their own, and stand on the page of your order.',
        ),
      ];
    case 'course gone':
      return [
        paragraph(
          'We do not offer this course any more, and your payment came after that. We call or write to you about another class, or about your money.',
        ),
      ];
    case 'agreement':
      return [
        paragraph(
          'There is nothing for you to do now: we call or write to agree the next step. How it stands is on the page of your order.',
        ),
      ];
    default:
      return [];
  }
}
