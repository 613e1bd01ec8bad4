import { useEffect, useState } from 'react';
import type { Plan } from '#shared/domain/orders/payment.ts';
import { choosePlan, chosenPlan } from './chosen-plan.ts';
import { type CheckoutReturn, findCheckoutReturn } from './outcome.ts';
import styles from './purchase-dialog.module.css';
import { PurchaseDialog } from './purchase-dialog.tsx';

export function Purchase() {
  const [isRendered, setRendered] = useState(true);
  const [purchase, setPurchase] = useState<{ plan: Plan; returned?: CheckoutReturn }>();

  useEffect(() => {
    setRendered(false);
    const buy = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-buy]');
      if (!button) return;
      // The popover is needed only if this script doesn't load.
      event.preventDefault();
      const plan = chosenPlan(button.dataset.buy);
      choosePlan(plan);
      setPurchase({ plan });
    };
    document.addEventListener('click', buy);
    return () => document.removeEventListener('click', buy);
  }, []);

  useEffect(() => {
    const returned = findCheckoutReturn(location.search);
    if (!returned) return;
    // Otherwise, refreshing the page would report the same result again.
    history.replaceState(history.state, '', location.pathname);
    const plan = returned.plan ?? chosenPlan();
    choosePlan(plan);
    setPurchase({ plan, returned });
  }, []);

  if (isRendered) return <UnknownReturn />;
  return purchase && <PurchaseDialog {...purchase} onClose={() => setPurchase(undefined)} />;
}

/** Shown to a buyer who comes back from the checkout if this script doesn't load. */
const UnknownReturn = () => (
  <p role="alert" className={`frame ${styles.unknown}`}>
    We couldn’t load your payment. Check your internet and refresh the page.
  </p>
);
