import { useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Order } from '#shared/domain/orders/payment.ts';
import { goTo } from '../ui/go-to.ts';
import { loadCheckout, openCheckout, type RazorpayConstructor } from './checkout.ts';
import {
  type CheckoutReturn,
  outcomeByStatus,
  outcomeOf,
  outcomeOfReturn,
  type PurchaseOutcome,
} from './outcome.ts';
import { type Bought, type Details, orderPlacer } from './place-order.ts';
import { newPurchase, nextState } from './purchase-state.ts';
import { type Buyer, findStoredPurchase, storePurchase } from './stored-purchase.ts';

export interface PurchaseProps {
  /** The thing that it buys, in words. */
  description: string;
  bought: Bought;
  /** The return of a checkout that had left the page, whose outcome it begins with. */
  returned?: CheckoutReturn | undefined;
  /** Called when the dialog has to make room for the checkout, and when it may come back. */
  onCheckout: (isOpen: boolean) => void;
}

/** A purchase from the buyer's details to its outcome. `submit` rejects where no order could be opened. */
export function usePurchase({ description, bought, returned, onCheckout }: PurchaseProps) {
  const [state, dispatch] = useReducer(nextState, newPurchase);
  const [buyer, setBuyer] = useState(() => findStoredPurchase()?.buyer);
  const placeOrder = useRef(orderPlacer(bought));
  const isClosed = useClosed();

  const submit = async ({ isSecondMeant, ...details }: Details, idempotencyKey: string): Promise<void> => {
    setBuyer(details);
    dispatch({ type: 'submitted' });
    try {
      const [Razorpay, order] = await Promise.all([
        loadCheckout(),
        placeOrder.current({ ...details, ...(isSecondMeant && { isSecondMeant }) }, idempotencyKey),
      ]);
      // A buyer who closed the dialog meanwhile does not want to pay any more.
      if (!isClosed.current) void pay(Razorpay, order, details);
    } catch (error) {
      dispatch({ type: 'refused' });
      throw error;
    }
  };

  const pay = async (Razorpay: RazorpayConstructor, order: Order, payer: Buyer): Promise<void> => {
    storePurchase({ ...('plan' in bought && bought), buyer: payer, orderId: order.id });
    dispatch({ type: 'checkoutOpened' });
    // A modal dialog would lie over the checkout, and closing it later would take the focus from there.
    flushSync(() => onCheckout(true));
    const result = await openCheckout(Razorpay, { order, description, buyer: payer });
    onCheckout(false);
    dispatch({ type: 'checkoutClosed' });
    await ask(order.id, () => outcomeOf(order.id, result));
  };

  /** Asks for the outcome of an order, and goes on asking until it is paid, as money may come after a failure. */
  const ask = async (
    orderId: string,
    find: () => Promise<PurchaseOutcome>,
    waitMs = leastWaitMs,
  ): Promise<void> => {
    const outcome = await find();
    if (isClosed.current) return;
    if ('failure' in outcome) {
      const { failure, isUnanswered } = outcome;
      dispatch({ type: 'failed', failure });
      setAwaited({ orderId, waitMs, find: isUnanswered ? find : () => outcomeByStatus(orderId, failure) });
      return;
    }
    dispatch({ type: 'settled', orderId, status: outcome.status });
    if (outcome.status === 'paid' || outcome.isHandedOver)
      goTo(`/payment-success?${new URLSearchParams({ order: orderId })}`);
    else setAwaited({ orderId, waitMs, find });
  };

  const [awaited, setAwaited] = useState<Awaited>();
  const isAwaiting = state.step !== 'processingPayment';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer sets what is awaited anew.
  useEffect(() => {
    if (!awaited?.orderId || !isAwaiting) return;
    const { orderId, find, waitMs } = awaited;
    return onceLater(() => void ask(orderId, find, Math.min(2 * waitMs, mostWaitMs)), waitMs);
  }, [awaited, isAwaiting]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a purchase begins once.
  useEffect(() => {
    if (!returned) return;
    dispatch({ type: 'returned' });
    void ask(returned.orderId ?? '', () => outcomeOfReturn(returned));
  }, []);

  return { state, buyer, submit };
}

/** An order whose outcome is asked for again. */
interface Awaited {
  orderId: string;
  find: () => Promise<PurchaseOutcome>;
  waitMs: number;
}

/** Calls a function once: after some milliseconds, or when the page comes into sight again. */
function onceLater(call: () => void, waitMs: number): () => void {
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
  const go = () => {
    stop();
    call();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') go();
  };
  const timer = setTimeout(() => {
    // Nobody reads the answer now: it is asked for when the page is looked at again.
    if (document.visibilityState === 'visible') go();
  }, waitMs);
  document.addEventListener('visibilitychange', onVisible);
  return stop;
}

// Our server asks Razorpay about an order once in five seconds, and counts the questions of an address.
const leastWaitMs = 6000;
const mostWaitMs = 60_000;

function useClosed() {
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  return isClosed;
}
