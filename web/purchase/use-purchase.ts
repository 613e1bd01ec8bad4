import { useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Order, Plan } from '#shared/domain/payment.ts';
import { openCheckout, type RazorpayConstructor } from './checkout.ts';
import { fetchCheckout } from './checkout-script.ts';
import { type Buyer, keepPurchase, keptPurchase } from './kept-purchase.ts';
import { type Outcome, outcomeOf, outcomeOfReturn } from './outcome.ts';
import { orderDesk } from './place-order.ts';
import { newPurchase, purchase } from './purchase-state.ts';
import { returnedPurchase } from './returned-purchase.ts';

interface Props {
  plan: Plan;
  /** Told what was being bought, where the checkout had left the page. */
  onPlan: (plan: Plan) => void;
  /** Told when the dialog has to make room for the checkout, and when it may come back. */
  onAside: (isAside: boolean) => void;
}

/** A purchase from the buyer's details to what became of it. `submit` rejects where no order could be opened. */
export function usePurchase({ plan, onPlan, onAside }: Props) {
  const [state, dispatch] = useReducer(purchase, newPurchase);
  const [buyer, setBuyer] = useState(() => keptPurchase()?.buyer);
  const placeOrder = useRef(orderDesk());
  const isGone = useGone();
  const navigate = useNavigate();

  const submit = async (details: Buyer, idempotencyKey: string): Promise<void> => {
    setBuyer(details);
    dispatch({ type: 'submitted' });
    try {
      const [Razorpay, order] = await Promise.all([
        fetchCheckout(),
        placeOrder.current({ plan, buyer: details, idempotencyKey }),
      ]);
      // Whoever closed the dialog meanwhile does not want to pay any more.
      if (!isGone.current) void pay(Razorpay, order, details);
    } catch (error) {
      dispatch({ type: 'refused' });
      throw error;
    }
  };

  const pay = async (Razorpay: RazorpayConstructor, order: Order, payer: Buyer): Promise<void> => {
    keepPurchase({ plan, buyer: payer, orderId: order.id });
    dispatch({ type: 'checkoutOpened' });
    // A modal dialog would lie over the checkout, and closing it later would take the focus from there.
    flushSync(() => onAside(true));
    const end = await openCheckout(Razorpay, { order, plan, buyer: payer });
    onAside(false);
    dispatch({ type: 'checkoutClosed' });
    settle(order.id, await outcomeOf(order.id, end));
  };

  const settle = (orderId: string, outcome: Outcome): void => {
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
    const returned = returnedPurchase(search);
    if (!returned) return;
    if (returned.plan) onPlan(returned.plan);
    dispatch({ type: 'returned' });
    void navigate(pathname, { replace: true, state: { stays: true } });
    void outcomeOfReturn(returned).then((outcome) => settle(returned.orderId ?? '', outcome));
  }, []);

  return { state, buyer, submit };
}

function useGone() {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}
