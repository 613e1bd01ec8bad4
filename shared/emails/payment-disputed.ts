import { formatPaise } from '../domain/money/money.ts';
import { formatMoment } from '../domain/time/format.ts';
import { orderAddress } from './links.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

interface PaymentDisputedFacts {
  order: string;
  number: string;
  paise: number;
  reason?: string | undefined;
  /** `late` means that the deadline for responding has passed, and `lost` that Razorpay has deducted the money. */
  answer: 'open' | 'late' | 'lost';
  respondBy?: string | undefined;
}

export const paymentDisputed = emailTemplate<PaymentDisputedFacts>({
  name: 'payment-disputed',
  maxAgeHours: 336,
  compose: ({ order, number, paise, reason, answer, respondBy }, context) => {
    const { act, text } = wordsOf[answer](respondBy && formatMoment(respondBy));
    return {
      subject: `Payment disputed · ${formatPaise(paise)} · ${act}`,
      preheader: text,
      blocks: [
        { kind: 'heading', text: 'A payment has been disputed' },
        paragraph(`The buyer’s bank is disputing ${formatPaise(paise)}. ${text}`),
        { kind: 'fact', name: 'Order number', value: number },
        { kind: 'fact', name: 'Disputed', value: formatPaise(paise) },
        respondBy &&
          answer !== 'lost' && { kind: 'fact', name: 'Respond by', value: `${formatMoment(respondBy)} IST` },
        reason && { kind: 'fact', name: 'Reason', value: reason.replaceAll('_', ' ') },
        { kind: 'button', text: 'Open the order in the Admin Panel', href: orderAddress(context, order) },
      ],
    };
  },
  sample: {
    order: orderSample.order,
    number: orderSample.number,
    paise: orderSample.paise,
    reason: 'goods_or_services_not_provided',
    answer: 'open',
    respondBy: '2026-11-29T18:29:00.000Z',
  },
});

const wordsOf: Record<PaymentDisputedFacts['answer'], (by?: string) => { act: string; text: string }> = {
  open: (by) => ({
    act: by ? `respond by ${by}` : 'respond in Razorpay',
    text: 'Send proof of the sale in the Razorpay Dashboard, under Disputes. If you don’t respond, you’ll lose the money.',
  }),
  late: (by) => ({
    act: `response was due ${by}`,
    text: 'The deadline to respond has passed. Check under Disputes in the Razorpay Dashboard whether you can still send proof of the sale.',
  }),
  lost: () => ({ act: 'lost', text: 'You lost the dispute, and Razorpay has deducted the money.' }),
};
