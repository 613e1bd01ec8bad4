import { isForgotten } from '#shared/domain/open-order.ts';
import { isPaymentAwaited } from '#shared/domain/order-state.ts';
import { isSameName } from '#shared/domain/related-orders.ts';
import { conflict } from '../errors.ts';
import type { RazorpayKeys } from '../secrets.ts';
import type { StoredOrder } from '../store/orders.ts';
import { RazorpayError } from './razorpay-client.ts';
import { reconcileOrder } from './reconcile-order.ts';
import { rememberUnknown } from './remember-unknown.ts';

interface Asker {
  /** The buyer's name; '' where she gave none. */
  name: string;
  /** It can be paid once, and not be bought again. */
  isOnce?: boolean;
  /** The order that she would be offered again. */
  own?: StoredOrder | undefined;
}

/**
 * Throws `conflict` when a payment for one of a buyer's open orders turns out to have come or to be on its way, so that
 * she does not pay once more for a corrected name. Razorpay is asked about all but her own, which its checkout opens
 * only while it is not paid. Once she was told, she may buy again. An order that Razorpay does not know, since the key
 * is another account's by now, keeps her from nothing: the ids of those are returned. Throws RazorpayError, too, where
 * it does not know what this very key has opened.
 */
export async function refuseWhilePaid(
  keys: RazorpayKeys,
  related: StoredOrder[],
  { name, isOnce, own }: Asker,
): Promise<ReadonlySet<string>> {
  const asked = related.filter(
    (order) => !order.paidBy && !order.settled && (order !== own || isPaymentAwaited(order)),
  );
  const answers = await Promise.all(asked.map((order) => reconcileKnown(keys, order)));
  const known = answers.filter((order) => order !== undefined);
  // A caller who names her email and mobile under another name learns no id.
  const isHers = (order: StoredOrder) => isSameName(order.buyer?.name ?? '', name);

  const paid = known.find(({ paidBy }) => paidBy);
  if (paid) {
    const order = isHers(paid) ? `: your order is ${paid.id}` : '';
    throw conflict(
      isOnce
        ? `This is paid already${order}.`
        : `You have paid for this already${order}. Press again to buy it once more.`,
    );
  }
  const awaited = known.find(isPaymentAwaited);
  if (awaited) {
    const order = isHers(awaited) ? ` Your order is ${awaited.id}.` : '';
    throw conflict(`Your payment for this is being confirmed: please do not pay again.${order}`);
  }
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
