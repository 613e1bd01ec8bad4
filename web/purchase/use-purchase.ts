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
import { type Details, orderPlacer, type Product } from './place-order.ts';
import { newPurchase, nextState } from './purchase-state.ts';
import { type Buyer, findStoredPurchase, storePurchase } from './stored-purchase.ts';

export interface PurchaseProps {
  description: string;
  product: Product;
  returned?: CheckoutReturn | undefined;
  onCheckout: (isOpen: boolean) => void;
}

/** `submit` rejects if the order couldn't be created. */
export function usePurchase({ description, product, returned, onCheckout }: PurchaseProps) {
  const [state, dispatch] = useReducer(nextState, newPurchase);
  const [buyer, setBuyer] = useState(() => findStoredPurchase()?.buyer);
  const placeOrder = useRef(orderPlacer());
  const isClosed = useClosed();

  const submit = async (
    { isRepeatConfirmed, start, ...details }: Details,
    idempotencyKey: string,
  ): Promise<void> => {
    setBuyer(details);
    dispatch({ type: 'submitted' });
    try {
      const [Razorpay, order] = await Promise.all([
        loadCheckout(),
        placeOrder.current(
          product,
          { ...details, ...(isRepeatConfirmed && { isRepeatConfirmed }), ...(start && { start }) },
          idempotencyKey,
        ),
      ]);
      // Someone who has closed the dialog no longer wants to pay.
      if (!isClosed.current) void pay(Razorpay, order, details);
    } catch (error) {
      dispatch({ type: 'refused' });
      throw error;
    }
  };

  const pay = async (Razorpay: RazorpayConstructor, order: Order, payer: Buyer): Promise<void> => {
    storePurchase({
      ...('plan' in product && product),
      ...{ buyer: payer, orderId: order.id, orderNumber: order.number },
    });
    dispatch({ type: 'checkoutOpened' });
    // A modal dialog would cover the checkout and steal its focus when it closed.
    flushSync(() => onCheckout(true));
    const result = await openCheckout(Razorpay, { order, description, buyer: payer });
    onCheckout(false);
    dispatch({ type: 'checkoutClosed' });
    await ask(order.id, () => outcomeOf(order.id, result));
  };

  /** Keeps asking until the order has been paid for, because a payment can succeed after a reported failure. */
  const ask = async (
    orderId: string,
    find: () => Promise<PurchaseOutcome>,
    waitMs = minWaitMs,
  ): Promise<void> => {
    const outcome = await find();
    if (isClosed.current) return;
    if ('failure' in outcome) {
      const { failure, isOutcomeUnknown } = outcome;
      dispatch({ type: 'failed', failure });
      setPendingCheck({
        orderId,
        waitMs,
        find: isOutcomeUnknown ? find : () => outcomeByStatus(orderId, failure),
      });
      return;
    }
    dispatch({ type: 'settled', orderId, status: outcome.status });
    if (outcome.status === 'paid' || outcome.isPaymentReported)
      goTo(`/payment-success?${new URLSearchParams({ order: orderId })}`);
    else setPendingCheck({ orderId, waitMs, find });
  };

  const [pendingCheck, setPendingCheck] = useState<PendingCheck>();
  const canCheck = state.step !== 'processingPayment';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check sets a new `pendingCheck`.
  useEffect(() => {
    if (!pendingCheck?.orderId || !canCheck) return;
    const { orderId, find, waitMs } = pendingCheck;
    return onceLater(() => void ask(orderId, find, Math.min(2 * waitMs, maxWaitMs)), waitMs);
  }, [pendingCheck, canCheck]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a return is checked once.
  useEffect(() => {
    if (!returned) return;
    dispatch({ type: 'returned' });
    void ask(returned.orderId ?? '', () => outcomeOfReturn(returned));
  }, []);

  return { state, buyer, submit };
}

interface PendingCheck {
  orderId: string;
  find: () => Promise<PurchaseOutcome>;
  waitMs: number;
}

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
    if (document.visibilityState === 'visible') go();
  }, waitMs);
  document.addEventListener('visibilitychange', onVisible);
  return stop;
}

// The server asks Razorpay about an order at most once every five seconds, and limits requests per IP address.
const minWaitMs = 6000;
const maxWaitMs = 60_000;

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
