import { useEffect, useRef, useState } from 'react';
import { formatRupees } from '#shared/domain/money/money.ts';
import type { Plan } from '#shared/domain/orders/payment.ts';
import { priceInRupees } from '#shared/domain/orders/pricing.ts';
import { formatDay } from '#shared/domain/time/format.ts';
import { firstDraftDate } from '#shared/domain/work/draft-dates.ts';
import { plansIn } from '../content/resume-plans.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NoBreak } from '../ui/no-break.tsx';
import { choosePlan, chosenPlan } from './chosen-plan.ts';
import { type CheckoutReturn, findCheckoutReturn } from './outcome.ts';
import styles from './purchase.module.css';
import { PurchaseForm } from './purchase-form.tsx';
import { isForm } from './purchase-state.ts';
import { SubmittedPurchase } from './submitted-purchase.tsx';
import { type PurchaseProps, usePurchase } from './use-purchase.ts';

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

interface Props {
  onClose: () => void;
  plan: Plan;
  returned?: CheckoutReturn | undefined;
}

function PurchaseDialog({ onClose, plan, returned }: Props) {
  const [isCheckoutOpen, setCheckoutOpen] = useState(false);
  return (
    <Dialog
      isOpen={!isCheckoutOpen}
      onClose={() => {
        // The dialog also closes to make room for the checkout, which doesn't end the purchase.
        if (!isCheckoutOpen) onClose();
      }}
      title={plan.item}
    >
      <PurchaseSteps plan={plan} returned={returned} onCheckout={setCheckoutOpen} />
    </Dialog>
  );
}

interface Steps extends Pick<PurchaseProps, 'returned' | 'onCheckout'> {
  plan: Plan;
}

function PurchaseSteps({ plan, returned, onCheckout }: Steps) {
  const description = `${plan.item}, ${plan.band} years`;
  const { state, buyer, submit } = usePurchase({
    description,
    product: { plan },
    returned,
    onCheckout,
  });
  const isFormShown = isForm(state);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('input')?.focus(), []);

  return (
    <div ref={root} className={`stack ${styles.purchase}`}>
      <p className={styles.plan}>
        <span>
          {plansIn(plan.item).join(' + ')}, <NoBreak>{`${plan.band} years`}</NoBreak>
        </span>
        <b>{formatRupees(priceInRupees(plan))}</b>
      </p>
      {/* Hidden rather than removed, so that the fields keep what was typed. */}
      <div hidden={!isFormShown}>
        <PurchaseForm
          rupees={priceInRupees(plan)}
          about={description}
          rule="resume"
          next={`After you pay, send us your details. Send them today and get your first draft by ${formatDay(firstDraftDate(Date.now()))}.`}
          buyer={buyer}
          failure={state.step === 'collectingData' ? state.failure : undefined}
          onSubmit={submit}
        />
      </div>
      {!isFormShown && <SubmittedPurchase state={state} />}
      <Button kind="quiet" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
        Close
      </Button>
    </div>
  );
}
