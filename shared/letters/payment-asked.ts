import { brand } from '../brand.ts';
import { money } from '../domain/money/money.ts';
import { dateInWords } from '../domain/time/india-words.ts';
import { letterKind, paragraph } from './letter.ts';
import { linkAddress } from './links.ts';
import { greeting, unbroken } from './words.ts';

/** A payment that the owner asks for. */
interface PaymentAskedFacts {
  /** The payment link's id. */
  link: string;
  /** What the money is for, in the catalogue's or the owner's words. */
  what: string;
  paise: number;
  name?: string | undefined;
  /** The last day (`YYYY-MM-DD`) on which the link can be paid. */
  lastDay: string;
}

/** Sends a payment link to somebody who agreed to buy. */
export const paymentAsked = letterKind<PaymentAskedFacts>({
  to: 'buyer',
  usefulHours: 168,
  opens: ({ link }) => [{ page: 'pay', id: link }],
  compose: ({ link, what, paise, name, lastDay }, context) => ({
    subject: `To pay: ${money(paise)} · ${brand.name}`,
    preheader: `${what}. You can pay until ${dateInWords(lastDay)}.`,
    blocks: [
      { kind: 'heading', text: `Your payment of ${money(paise)}` },
      paragraph(greeting(name)),
      paragraph(
        `Here you can pay for what we agreed, by card, UPI, net banking or wallet. The link works until ${dateInWords(lastDay)}; what happens next reaches you by mail as soon as you have paid.`,
      ),
      { kind: 'fact', name: 'For', value: what },
      { kind: 'fact', name: 'Amount', value: money(paise) },
      { kind: 'fact', name: 'Pay until', value: dateInWords(lastDay) },
      {
        kind: 'button',
        text: `Pay ${money(paise)}`,
        href: linkAddress(context, { page: 'pay', id: link }),
      },
      paragraph(
        `Is something not right? Answer this mail, or call ${unbroken(brand.phoneShown)} before you pay.`,
      ),
    ],
    why: 'You get this mail because this address was given to us for a payment. If you agreed nothing with us, do not pay, and tell us.',
  }),
});
