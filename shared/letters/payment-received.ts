import { brand } from '../brand.ts';
import { money } from '../domain/money/money.ts';
import { deliveryDays, supportMonths } from '../policies.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, type OrderFacts, opensOrder, orderBlocks, orderButton } from './order-blocks.ts';
import { seatTakenWords } from './seat-taken.ts';
import { greeting } from './words.ts';

/** A paid order. */
interface PaymentReceivedFacts extends OrderFacts {
  /**
   * The next step: the buyer sends `details`, or has sent them (`work`); an email about the `class` follows; the seat is still
   * being confirmed (`seat confirming`) or was taken (`seat taken`); the course was deleted, either known to be before the
   * payment (`course gone`) or not (`course deleted`); or we and the buyer agree on it (`agreement`). An order without a plan
   * has no next step.
   */
  next?: NextStep | undefined;
}

type NextStep =
  | 'details'
  | 'work'
  | 'class'
  | 'seat confirming'
  | 'seat taken'
  | 'course gone'
  | 'course deleted'
  | 'agreement';

/** Tells a buyer that the payment arrived, and what happens next. */
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
      paragraph(next && isSeatOpen.has(next) ? 'Thank you for your payment.' : thanks),
      ...(next ? nextSteps[next] : []).map(paragraph),
      orderButton(context, order.order, next === 'details' ? 'Send your details' : 'Open your order'),
      ...orderBlocks(order, 'Paid'),
      [undefined, 'details', 'work'].includes(next) &&
        paragraph(
          `Delivery takes ${deliveryDays} days. Revisions are unlimited, and you have ${supportMonths} months of support.`,
        ),
      paragraph('Your receipt is on the page of your order, as soon as it is written.'),
      askAboutOrder,
    ],
  }),
});

const thanks =
  'Thank you for your purchase. Your order has been confirmed. We will be in touch with you shortly to begin the process.';

const isSeatOpen: ReadonlySet<NextStep> = new Set<NextStep>(['seat confirming', 'seat taken']);

const nextSteps: Record<NextStep, readonly string[]> = {
  details: [
    'Two steps are left.',
    '1. You send us your details: the role you aim at and your present CV, as PDF, Word file or pasted text. You need not wait for us.',
    '2. We begin. Your first draft comes within five days, day one being the day after your details are complete.',
  ],
  work: ['Your details are here. How far we are, and what comes next, is on the page of your order.'],
  class: [
    'Your seat is booked. A separate email tells you the batch and how to join, and so does the page of your order.',
  ],
  'seat confirming': ['We’re confirming your seat. We’ll email you again as soon as that’s done.'],
  'seat taken': seatTakenWords,
  'course gone': [
    'We no longer offer this course, and your payment came after that. We’ll contact you to arrange another class or a refund. You can also call us.',
  ],
  'course deleted': [
    'We no longer offer this course. We’ll contact you to arrange another class or a refund. You can also call us.',
  ],
  agreement: [
    'There is nothing for you to do now: we call or write to agree the next step. How it stands is on the page of your order.',
  ],
};
