import { useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Order, Plan } from '#shared/domain/payment.ts';
import { loadCheckout, openCheckout, type RazorpayConstructor } from './checkout.ts';
import { findCheckoutReturn, outcomeOf, outcomeOfReturn, type PurchaseOutcome } from './outcome.ts';
import { orderPlacer } from './place-order.ts';
import { newPurchase, nextState } from './purchase-state.ts';
import { type Buyer, findStoredPurchase, storePurchase } from './stored-purchase.ts';

export interface PurchaseProps {
  plan: Plan;
  /** Called with the stored plan, where the checkout had left the page. */
  onPlan: (plan: Plan) => void;
  /** Called when the dialog has to make room for the checkout, and when it may come back. */
  onCheckout: (isOpen: boolean) => void;
}

/** A purchase from the buyer's details to its outcome. `submit` rejects where no order could be opened. */
export function usePurchase({ plan, onPlan, onCheckout }: PurchaseProps) {
  const [state, dispatch] = useReducer(nextState, newPurchase);
  const [buyer, setBuyer] = useState(() => findStoredPurchase()?.buyer);
  const placeOrder = useRef(orderPlacer());
  const isClosed = useClosed();
  const navigate = useNavigate();

  const submit = async (details: Buyer, idempotencyKey: string): Promise<void> => {
    setBuyer(details);
    dispatch({ type: 'submitted' });
    try {
      const [Razorpay, order] = await Promise.all([
        loadCheckout(),
        placeOrder.current({ plan, buyer: details, idempotencyKey }),
      ]);
      // A buyer who closed the dialog meanwhile does not want to pay any more.
      if (!isClosed.current) void pay(Razorpay, order, details);
    } catch (error) {
      dispatch({ type: 'refused' });
      throw error;
    }
  };

  const pay = async (Razorpay: RazorpayConstructor, order: Order, payer: Buyer): Promise<void> => {
    storePurchase({ plan, buyer: payer, orderId: order.id });
    dispatch({ type: 'checkoutOpened' });
    // A modal dialog would lie over the checkout, and closing it later would take the focus from there.
    flushSync(() => onCheckout(true));
    const end = await openCheckout(Razorpay, { order, plan, buyer: payer });
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
      void navigate(`/payment-success?${new URLSearchParams({ order: orderId })}`);
  };

  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a purchase begins once.
  useEffect(() => {
    const returned = findCheckoutReturn(search);
    if (!returned) return;
    if (returned.plan) onPlan(returned.plan);
    dispatch({ type: 'returned' });
    void navigate(pathname, { replace: true, state: { stays: true } });
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
