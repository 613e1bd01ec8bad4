import type { CheckoutEnd } from './checkout.ts';
import { askForOrder, isPaid, patiently } from './order-status.ts';
import { type Failure, messages } from './purchase-state.ts';
import type { ReturnedPurchase } from './returned-purchase.ts';
import { verify } from './verify.ts';

/** What became of a purchase, once our server has been asked. */
export type Outcome =
  | {
      status: 'paid' | 'processing';
      /** The checkout handed a payment over: there is nothing left for the buyer to do. */
      isHandedOver?: boolean;
    }
  | { failure: Failure };

/** What became of an order whose checkout has closed. Our server's word counts, whatever the checkout said. */
export async function outcomeOf(orderId: string, end: CheckoutEnd): Promise<Outcome> {
  if ('failure' in end) return asked(orderId, end.failure);
  const verdict = await patiently(() => verify(end.proof));
  if (verdict === 'paid' || verdict === 'processing') return { status: verdict, isHandedOver: true };
  if (verdict === 'refused') return asked(orderId, { message: messages.unverified });
  const outcome = await asked(orderId, { message: messages.somethingWrong });
  // The order's own page goes on asking.
  return 'failure' in outcome && outcome.isUnknown ? { status: 'processing', isHandedOver: true } : outcome;
}

/** What became of an order whose buyer left the page to pay, and came back without a proof. */
export async function outcomeOfReturn({ orderId, payment }: ReturnedPurchase): Promise<Outcome> {
  const failure = { message: payment === 'unverified' ? messages.unverified : messages.somethingWrong };
  return orderId ? asked(orderId, failure) : { failure };
}

async function asked(orderId: string, failure: Failure): Promise<Asked> {
  const answer = await patiently(() => askForOrder(orderId));
  if (isPaid(answer)) return { status: 'paid' };
  if (answer === 'processing') return { status: answer };
  return { failure: { ...failure, orderId }, isUnknown: answer === 'unreachable' };
}

type Asked = { status: 'paid' | 'processing' } | { failure: Failure; isUnknown: boolean };
