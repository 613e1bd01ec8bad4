import { useEffect, useState } from 'react';
import type { Plan } from '#shared/domain/orders/payment.ts';
import { choosePlan, chosenPlan } from './choice.ts';
import { type CheckoutReturn, findCheckoutReturn } from './outcome.ts';
import styles from './purchase-dialog.module.css';
import { PurchaseDialog } from './purchase-dialog.tsx';

/**
 * The purchases of a page: a press on a button with `data-buy` opens the dialog for what that names, or for what is
 * chosen. So does an address that a checkout led back to.
 */
export function Purchase() {
  const [isDrawn, setDrawn] = useState(true);
  const [purchase, setPurchase] = useState<{ plan: Plan; returned?: CheckoutReturn }>();

  useEffect(() => {
    setDrawn(false);
    const buy = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-buy]');
      if (!button) return;
      // Its popover says what to do without this script.
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
    // A page that is loaded again does not report the return once more.
    history.replaceState(history.state, '', location.pathname);
    const plan = returned.plan ?? chosenPlan();
    choosePlan(plan);
    setPurchase({ plan, returned });
  }, []);

  if (isDrawn) return <UnknownReturn />;
  return purchase && <PurchaseDialog {...purchase} onClose={() => setPurchase(undefined)} />;
}

/** Shown where a buyer has returned and this script does not come. */
const UnknownReturn = () => (
  <p role="alert" className={styles.unknown}>
    Your payment could not be looked up. Check the connection and load the page again.
  </p>
);
