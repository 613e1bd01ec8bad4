import { useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Order } from '#shared/domain/payment.ts';
import { goTo } from '../ui/go-to.ts';
import { loadCheckout, openCheckout, type RazorpayConstructor } from './checkout.ts';
import { type CheckoutReturn, outcomeOf, outcomeOfReturn, type PurchaseOutcome } from './outcome.ts';
import { type Bought, orderPlacer } from './place-order.ts';
import { newPurchase, nextState } from './purchase-state.ts';
import { type Buyer, findStoredPurchase, storePurchase } from './stored-purchase.ts';

export interface PurchaseProps {
  /** The thing that it buys, in words. */
  what: string;
  bought: Bought;
  /** The return of a checkout that had left the page, whose outcome it begins with. */
  returned?: CheckoutReturn | undefined;
  /** Called when the dialog has to make room for the checkout, and when it may come back. */
  onCheckout: (isOpen: boolean) => void;
}

/** A purchase from the buyer's details to its outcome. `submit` rejects where no order could be opened. */
export function usePurchase({ what, bought, returned, onCheckout }: PurchaseProps) {
  const [state, dispatch] = useReducer(nextState, newPurchase);
  const [buyer, setBuyer] = useState(() => findStoredPurchase()?.buyer);
  const placeOrder = useRef(orderPlacer(bought));
  const isClosed = useClosed();

  const submit = async (details: Buyer, idempotencyKey: string): Promise<void> => {
    setBuyer(details);
    dispatch({ type: 'submitted' });
    try {
      const [Razorpay, order] = await Promise.all([
        loadCheckout(),
        placeOrder.current(details, idempotencyKey),
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
    const end = await openCheckout(Razorpay, { order, what, buyer: payer });
    onCheckout(false);
    dispatch({ type: 'checkoutClosed' });
    settle(order.id, await outcomeOf(order.id, end));
  };

  const settle = (orderId: string, outcome: PurchaseOutcome): void => {
    if ('failure' in outcome) {
      dispatch({ type: 'failed', failure: outcome.failure });
      return;
    }
    dispatch({ type: 'settled', orderId, status: outcome.status });
    if (outcome.status === 'paid' || outcome.isHandedOver)
      goTo(`/payment-success?${new URLSearchParams({ order: orderId })}`);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a purchase begins once.
  useEffect(() => {
    if (!returned) return;
    dispatch({ type: 'returned' });
    void outcomeOfReturn(returned).then((outcome) => settle(returned.orderId ?? '', outcome));
  }, []);

  return { state, buyer, submit };
}

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
