import { formatPaise } from '../domain/money/money.ts';
import { formatMoment, formatRowMoment } from '../domain/time/format.ts';
import { emailFact, workAddress } from './links.ts';
import { buyerContact, buyerLine, type OrderFacts, orderBlocks } from './order-blocks.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

interface NewOrderFacts extends OrderFacts {
  email?: string | undefined;
  /** The deadline for refunding the buyer. Set if no seats were left. */
  refundBy?: string | undefined;
  /** For coaching: the start of the first session (ISO 8601), if one is booked. */
  session?: { start?: string | undefined } | undefined;
}

export const newOrder = emailTemplate<NewOrderFacts>({
  name: 'new-order',
  maxAgeHours: 336,
  compose: ({ email, refundBy, session, ...order }, context) => ({
    subject: `${refundBy ? 'New order without a seat' : 'New order'} · ${formatPaise(order.paise)} · ${order.what}`,
    preheader: buyerLine(order),
    blocks: [
      buyerContact(order, `New order · ${order.what}`),
      ...orderBlocks(order, 'Paid'),
      session && {
        kind: 'fact',
        name: 'Session',
        value: session.start ? `${formatMoment(session.start)} IST` : 'Not booked yet',
      },
      email && emailFact(email),
      refundBy
        ? paragraph(
            `The last seat was taken while this buyer was paying. We’ve promised a full refund unless they choose another batch. Refund the payment by ${formatRowMoment(refundBy)}, or arrange another batch and press “Arranged” on the order.`,
          )
        : email &&
          paragraph(
            'The buyer’s confirmation email explains the next step, or says we’ll be in touch shortly.',
          ),
      { kind: 'button', text: 'Open the work in the Admin Panel', href: workAddress(context, order.order) },
    ],
  }),
  sample: { ...orderSample, mobile: '+919822000002', email: 'ravi@mail.example' },
});
