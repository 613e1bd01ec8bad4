import type { CheckoutEnd } from './checkout.ts';
import { askForOrder, isPaid, patiently } from './order-status.ts';
import { type Failure, messages } from './purchase-state.ts';
import type { ReturnedPurchase } from './returned-purchase.ts';
import { verify } from './verify.ts';

/** What became of a purchase, once our server has been asked. */
export type Outcome =
  | { status: 'paid' | 'processing' /** The checkout's proof was good. */; isVerified?: boolean }
  | { failure: Failure };

/** What became of an order whose checkout has closed. Our server's word counts, whatever the checkout said. */
export async function outcomeOf(orderId: string, end: CheckoutEnd): Promise<Outcome> {
  if ('failure' in end) return asked(orderId, end.failure);
  const verdict = await patiently(() => verify(end.proof));
  if (verdict === 'paid' || verdict === 'processing') return { status: verdict, isVerified: true };
  return asked(orderId, { message: verdict === 'refused' ? messages.unverified : messages.somethingWrong });
}

/** What became of an order whose buyer left the page to pay, and came back without a proof. */
export async function outcomeOfReturn({ orderId, payment }: ReturnedPurchase): Promise<Outcome> {
  const failure = { message: payment === 'unverified' ? messages.unverified : messages.somethingWrong };
  return orderId ? asked(orderId, failure) : { failure };
}

async function asked(orderId: string, failure: Failure): Promise<Outcome> {
  const answer = await patiently(() => askForOrder(orderId));
  if (isPaid(answer)) return { status: 'paid' };
  return answer === 'processing' ? { status: answer } : { failure: { ...failure, orderId } };
}
