import { money } from '../domain/money/money.ts';
import { formatMoment } from '../domain/time/format.ts';
import { orderAddress } from './links.ts';
import { emailTemplate, paragraph } from './template.ts';

interface PaymentDisputedFacts {
  order: string;
  paise: number;
  /** Razorpay's code, such as `goods_or_services_not_provided`. */
  reason?: string | undefined;
  /** `late`: the time to respond is over. `lost`: Razorpay has deducted the money. */
  answer: 'open' | 'late' | 'lost';
  /** ISO 8601 */
  respondBy?: string | undefined;
}

export const paymentDisputed = emailTemplate<PaymentDisputedFacts>({
  to: 'owner',
  maxAgeHours: 336,
  compose: ({ order, paise, reason, answer, respondBy }, context) => {
    const { act, text } = wordsOf[answer](respondBy && formatMoment(respondBy));
    return {
      subject: `Payment disputed · ${money(paise)} · ${act}`,
      preheader: text,
      blocks: [
        { kind: 'heading', text: 'A payment is disputed' },
        paragraph(`The buyer’s bank disputes ${money(paise)}. ${text}`),
        { kind: 'fact', name: 'Order ID', value: order },
        { kind: 'fact', name: 'Disputed', value: money(paise) },
        respondBy &&
          answer !== 'lost' && { kind: 'fact', name: 'Respond by', value: `${formatMoment(respondBy)} IST` },
        reason && { kind: 'fact', name: 'Reason', value: reason.replaceAll('_', ' ') },
        { kind: 'button', text: 'Open the order in Admin Panel', href: orderAddress(context, order) },
      ],
    };
  },
});

const wordsOf: Record<PaymentDisputedFacts['answer'], (by?: string) => { act: string; text: string }> = {
  open: (by) => ({
    act: by ? `respond by ${by}` : 'respond in Razorpay',
    text: 'Send proof of the sale in Razorpay: Dashboard, Disputes. If you don’t respond, you’ll lose the money.',
  }),
  late: (by) => ({
    act: `response was due ${by}`,
    text: 'The time to respond is over. Check if Razorpay still accepts proof of the sale: Dashboard, Disputes.',
  }),
  lost: () => ({ act: 'lost', text: 'The dispute is lost, and Razorpay has deducted the money.' }),
};
