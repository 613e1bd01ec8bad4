import { isForgotten } from '#shared/domain/orders/open-order.ts';
import { isPaymentAwaited } from '#shared/domain/orders/order-state.ts';
import { isPaidOfLate } from '#shared/domain/orders/related-orders.ts';
import { conflict, paidAlready } from '../platform/errors.ts';
import type { RazorpayKeys } from '../platform/secrets.ts';
import { RazorpayError } from './razorpay-client.ts';
import { reconcileOrder } from './reconcile-order.ts';
import { rememberUnknown } from './remember-unknown.ts';
import type { StoredOrder } from './store.ts';

/** The purchase that a checkout would open for. */
interface Asked {
  linkId?: string | undefined;
  /** The buyer knows of an order that is paid, and means a second one. */
  isSecondMeant?: boolean | undefined;
}

/**
 * Decides whether a checkout opens, beside the orders of the same buyer, or of the same payment link, for the same thing.
 * Razorpay is asked first what became of those that are not paid. Throws `conflict` where a payment is on its way, where
 * the link is paid, which no caller's word opens, and where the buyer has paid within a week and does not say that a
 * second is meant. It tells no more than that, as anybody can type an address. An order that Razorpay does not know,
 * since the key is another account's by now, keeps nobody from buying: the ids of those are returned. Throws
 * RazorpayError, too, where Razorpay does not know what this very key has opened.
 */
export async function admitCheckout(
  keys: RazorpayKeys,
  { linkId, isSecondMeant }: Asked,
  related: readonly StoredOrder[],
): Promise<ReadonlySet<string>> {
  const asked = related.filter((order) => !order.paidBy && !order.settled);
  const answers = await Promise.all(asked.map((order) => reconcileKnown(keys, order)));
  const known = [...related.filter((order) => !asked.includes(order)), ...answers].filter(
    (order) => order !== undefined,
  );
  const paid = known.filter(({ paidBy }) => paidBy);
  if (linkId && paid.some((order) => order.linkId === linkId)) throw conflict('This is paid already.');
  if (known.some(isPaymentAwaited))
    throw conflict('Your payment for this is being confirmed: please do not pay again.');
  if (!linkId && !isSecondMeant && paid.some((order) => isPaidOfLate(order, Date.now()))) throw paidAlready();
  return new Set(asked.filter((_, at) => !answers[at]).map(({ id }) => id));
}

async function reconcileKnown(keys: RazorpayKeys, order: StoredOrder): Promise<StoredOrder | undefined> {
  try {
    return await reconcileOrder(keys, order);
  } catch (error) {
    if (!(error instanceof RazorpayError && error.isUnknownId)) throw error;
    const after = await rememberUnknown(order);
    // The key that opened it has to know it: nobody is asked to pay twice on the word of one such answer.
    if (order.keyId === keys.keyId && !isForgotten(after)) throw error;
    return undefined;
  }
}
