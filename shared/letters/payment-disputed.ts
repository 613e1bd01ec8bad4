import { money } from '../domain/money/money.ts';
import { momentInWords } from '../domain/time/india-words.ts';
import { letterKind } from './letter.ts';
import { ordersAddress } from './links.ts';

/** A payment that the buyer's bank wants back. */
export interface PaymentDisputedFacts {
  order: string;
  paise: number;
  /** Razorpay's code for the bank's reason. */
  reason?: string | undefined;
  /** ISO 8601. Without an answer until then it is lost. */
  respondBy?: string | undefined;
}

/** To the owner: a bank wants money back, and has to be answered at Razorpay. */
export const paymentDisputed = letterKind<PaymentDisputedFacts>({
  to: 'owner',
  usefulHours: 336,
  write: ({ order, paise, reason, respondBy }, context) => {
    const answer = respondBy ? `answer by ${momentInWords(respondBy)}` : 'answer at Razorpay';
    return {
      subject: `Payment disputed · ${money(paise)} · ${answer}`,
      preheader: 'A buyer’s bank wants the money back. It is lost without an answer.',
      blocks: [
        { kind: 'heading', text: 'A payment is disputed' },
        {
          kind: 'paragraph',
          text: `The buyer’s bank disputes ${money(paise)}. Send what proves the sale at Razorpay: its dashboard, under Disputes. Without an answer the money is lost.`,
        },
        { kind: 'fact', name: 'Order', value: order },
        { kind: 'fact', name: 'Disputed', value: money(paise) },
        ...(respondBy
          ? [{ kind: 'fact', name: 'Answer by', value: `${momentInWords(respondBy)} IST` } as const]
          : []),
        ...(reason ? [{ kind: 'fact', name: 'Reason', value: reason.replaceAll('_', ' ') } as const] : []),
        { kind: 'button', text: 'Open orders in the desk', href: ordersAddress(context) },
      ],
    };
  },
});
