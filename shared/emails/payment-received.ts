import { brand } from '../brand.ts';
import { formatPaise } from '../domain/money/money.ts';
import { formatAppointment } from '../domain/time/format.ts';
import { deliveryDays, supportMonths } from '../policies.ts';
import { contactParagraph, linkToOrder, type OrderFacts, orderBlocks, orderButton } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { orderSample } from './samples.ts';
import { seatTakenParagraphs } from './seat-taken.ts';
import { countedSessions } from './session-blocks.ts';
import { emailTemplate, paragraph } from './template.ts';

interface PaymentReceivedFacts extends OrderFacts {
  /**
   * `class` means that an email about the class follows. `course closed` means that the course was deleted before the
   * payment, and `course deleted` that it was deleted later or at an unknown time. Missing if the order has neither a
   * plan nor a product.
   */
  next?: NextStep | undefined;
  /** For coaching. */
  coaching?: CoachingStep | undefined;
}

export interface CoachingStep {
  /** The start of the next or the picked session (ISO 8601). */
  start?: string | undefined;
  /** Sessions that can still be booked. */
  left: number;
}

export type NextStep =
  | 'details'
  | 'work'
  | 'class'
  | 'confirming seat'
  | 'seat taken'
  | 'course closed'
  | 'course deleted'
  | 'session'
  | 'checking time'
  | 'time taken'
  | 'book'
  | 'sessions over'
  | 'agreement';

export const paymentReceived = emailTemplate<PaymentReceivedFacts>({
  name: 'payment-received',
  maxAgeHours: 336,
  opens: linkToOrder,
  compose: ({ name, next, coaching, ...order }, context) => ({
    subject: `Payment received: ${formatPaise(order.paise)}${next === 'details' ? ', two steps left' : ''} · ${brand.name}`,
    preheader: `${order.what}: what happens next`,
    blocks: [
      { kind: 'heading', text: 'We’ve received your payment' },
      paragraph(greeting(name)),
      paragraph(thanksFor(next)),
      ...(next ? stepsOf(next, coaching) : []).map(paragraph),
      orderButton(context, order.order, (next && buttons[next]) ?? 'Open your order'),
      ...orderBlocks(order, 'Paid'),
      [undefined, 'details', 'work'].includes(next) &&
        paragraph(
          `Delivery takes ${deliveryDays} days. Revisions are unlimited, and you have ${supportMonths} months of support.`,
        ),
      paragraph('Your receipt will be on your order page as soon as it’s ready.'),
      contactParagraph,
    ],
  }),
  sample: { ...orderSample, next: 'details' },
});

function thanksFor(next: NextStep | undefined): string {
  if (next === 'confirming seat' || next === 'seat taken') return 'Thank you for your payment.';
  const thanks = 'Thank you for your purchase. Your order has been confirmed.';
  return next ? thanks : `${thanks} We will be in touch with you shortly to begin the process.`;
}

const buttons: Partial<Record<NextStep, string>> = {
  details: 'Send your details',
  'time taken': 'Choose a time',
  book: 'Choose a time',
};

function stepsOf(next: NextStep, { start = '', left }: CoachingStep = { left: 0 }): readonly string[] {
  switch (next) {
    case 'session':
      return [
        `Your session is booked: ${formatAppointment(start)}. You’ll find the details on your order page.`,
        ...(left > 0 ? [`You have ${countedSessions(left)} left to book there, whenever it suits you.`] : []),
      ];
    case 'checking time':
      return [
        `We’re checking that ${formatAppointment(start)} is still free. We’ll email you as soon as that’s done.`,
      ];
    case 'time taken':
      return [
        `${formatAppointment(start)} was no longer free when your payment reached us. Choose a time on your order page.`,
      ];
    default:
      return nextSteps[next];
  }
}

const nextSteps: Record<Exclude<NextStep, 'session' | 'checking time' | 'time taken'>, readonly string[]> = {
  details: [
    'There are two steps left.',
    '1. Send us your details: the role you want and your current CV (PDF, Word or pasted text). You can do this now.',
    '2. We start writing. You’ll get your first draft within five days, counted from the day after your details are complete.',
  ],
  work: ['We have your details. Follow our progress on your order page.'],
  class: [
    'Your seat is booked. We’ll email you the batch details and tell you how to join. You’ll find both on your order page too.',
  ],
  'confirming seat': ['We’re confirming your seat. We’ll email you again as soon as that’s done.'],
  'seat taken': seatTakenParagraphs,
  'course closed': [
    'Sorry, this course closed before your payment reached us. We’ll contact you to arrange another class or a refund. You can also call us.',
  ],
  'course deleted': [
    'Sorry, we no longer offer this course. We’ll contact you to arrange another class or a refund. You can also call us.',
  ],
  book: ['Choose a time on your order page.'],
  'sessions over': ['You’ll find your sessions on your order page.'],
  agreement: [
    'You don’t need to do anything now: we’ll call or write to agree the next step. You can follow our progress on your order page.',
  ],
};
