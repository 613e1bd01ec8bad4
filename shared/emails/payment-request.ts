import { brand } from '../brand.ts';
import { formatPaise } from '../domain/money/money.ts';
import { formatAppointment, formatDay } from '../domain/time/format.ts';
import { linkAddress } from './links.ts';
import { greeting, withoutBreaks } from './plain-text.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

interface PaymentRequestFacts {
  link: string;
  what: string;
  paise: number;
  name?: string | undefined;
  lastDay: string;
  /** The agreed start of a session, which we keep until the last day (ISO 8601). */
  start?: string | undefined;
}

export const paymentRequest = emailTemplate<PaymentRequestFacts>({
  name: 'payment-request',
  maxAgeHours: 168,
  opens: ({ link }) => [{ page: 'pay', id: link }],
  compose: ({ link, what, paise, name, lastDay, start }, context) => ({
    subject: `Payment request: ${formatPaise(paise)} · ${brand.name}`,
    preheader: `${what}. Please pay by ${formatDay(lastDay)}.`,
    blocks: [
      { kind: 'heading', text: `Your payment of ${formatPaise(paise)}` },
      paragraph(greeting(name)),
      paragraph(
        `Use this link to pay for what we agreed, by card, UPI, net banking or wallet. It works until ${formatDay(lastDay)}. Once you’ve paid, we’ll email you the next steps.`,
      ),
      start && paragraph(`We’re keeping the time we agreed for you until ${formatDay(lastDay)}.`),
      { kind: 'fact', name: 'For', value: what },
      start && { kind: 'fact', name: 'Session', value: formatAppointment(start) },
      { kind: 'fact', name: 'Amount', value: formatPaise(paise) },
      { kind: 'fact', name: 'Pay by', value: formatDay(lastDay) },
      {
        kind: 'button',
        text: `Pay ${formatPaise(paise)}`,
        href: linkAddress(context, { page: 'pay', id: link }),
      },
      paragraph(
        `Anything wrong? Reply to this email, or call ${withoutBreaks(brand.displayPhone)} before you pay.`,
      ),
    ],
    why: 'You’re getting this email because we were given this address for a payment. Not expecting it? Don’t pay. Reply and tell us.',
  }),
  sample: {
    link: 'pl_4f7e9c2c',
    what: 'PMP Training',
    paise: 4_500_000,
    name: orderSample.name,
    lastDay: '2026-11-30',
  },
});
