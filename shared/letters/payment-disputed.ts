import { money } from '../domain/money/money.ts';
import { momentInWords } from '../domain/time/india-words.ts';
import { letterKind, paragraph } from './letter.ts';
import { orderAddress } from './links.ts';

/** A payment that the buyer's bank wants back. */
interface PaymentDisputedFacts {
  order: string;
  paise: number;
  /** Razorpay's code for the bank's reason. */
  reason?: string | undefined;
  /** Whether the bank waits for an answer, the time for an answer is over, or the money is lost. */
  answer: 'open' | 'late' | 'lost';
  /** The latest time of an answer, ISO 8601. Without an answer the money is lost. */
  respondBy?: string | undefined;
}

/** Tells the owner that a bank wants money back, and that the answer is given at Razorpay. */
export const paymentDisputed = letterKind<PaymentDisputedFacts>({
  to: 'owner',
  usefulHours: 336,
  compose: ({ order, paise, reason, answer, respondBy }, context) => {
    const { act, text } = wordsOf[answer](respondBy && momentInWords(respondBy));
    return {
      subject: `Payment disputed · ${money(paise)} · ${act}`,
      preheader: text,
      blocks: [
        { kind: 'heading', text: 'A payment is disputed' },
        paragraph(`The buyer’s bank disputes ${money(paise)}. ${text}`),
        { kind: 'fact', name: 'Order', value: order },
        { kind: 'fact', name: 'Disputed', value: money(paise) },
        respondBy &&
          answer !== 'lost' && { kind: 'fact', name: 'Answer by', value: `${momentInWords(respondBy)} IST` },
        reason && { kind: 'fact', name: 'Reason', value: reason.replaceAll('_', ' ') },
        { kind: 'button', text: 'Open the order in the desk', href: orderAddress(context, order) },
      ],
    };
  },
});

const wordsOf: Record<PaymentDisputedFacts['answer'], (by?: string) => { act: string; text: string }> = {
  open: (by) => ({
    act: by ? `answer by ${by}` : 'answer at Razorpay',
    text: 'Send what proves the sale at Razorpay: its dashboard, under Disputes. Without an answer the money is lost.',
  }),
  late: (by) => ({
    act: `answer was due ${by}`,
    text: 'The time to answer is over. Look at Razorpay whether it still takes what proves the sale: its dashboard, under Disputes.',
  }),
  lost: () => ({ act: 'lost', text: 'The dispute is lost, and Razorpay has taken the money.' }),
};
