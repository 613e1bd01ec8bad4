import { brand } from '../brand.ts';
import { formatPaise } from '../domain/money/money.ts';
import { deliveryDays, supportMonths } from '../policies.ts';
import { contactParagraph, linkToOrder, type OrderFacts, orderBlocks, orderButton } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { orderSample } from './samples.ts';
import { seatTakenParagraphs } from './seat-taken.ts';
import { emailTemplate, paragraph } from './template.ts';

interface PaymentReceivedFacts extends OrderFacts {
  /**
   * `class` means that an email about the class follows. `course closed` means that the course was deleted before the
   * payment, and `course deleted` that it was deleted later or at an unknown time. Missing if the order has neither a
   * plan nor a product.
   */
  next?: NextStep | undefined;
}

export type NextStep =
  | 'details'
  | 'work'
  | 'class'
  | 'confirming seat'
  | 'seat taken'
  | 'course closed'
  | 'course deleted'
  | 'agreement';

export const paymentReceived = emailTemplate<PaymentReceivedFacts>({
  name: 'payment-received',
  maxAgeHours: 336,
  opens: linkToOrder,
  compose: ({ name, next, ...order }, context) => ({
    subject: `Payment received: ${formatPaise(order.paise)}${next === 'details' ? ', two steps left' : ''} · ${brand.name}`,
    preheader: `${order.what}: what happens next`,
    blocks: [
      { kind: 'heading', text: 'We’ve received your payment' },
      paragraph(greeting(name)),
      paragraph(thanksFor(next)),
      ...(next ? nextSteps[next] : []).map(paragraph),
      orderButton(context, order.order, next === 'details' ? 'Send your details' : 'Open your order'),
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

const nextSteps: Record<NextStep, readonly string[]> = {
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
  agreement: [
    'You don’t need to do anything now: we’ll call or write to agree the next step. You can follow our progress on your order page.',
  ],
};
