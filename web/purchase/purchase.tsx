import { useEffect, useRef } from 'react';
import type { Plan } from '#shared/domain/payment.ts';
import { priceOf } from '#shared/domain/pricing.ts';
import { offerContents } from '../content/resume-offers.ts';
import { rupees } from '../content/rupees.ts';
import { Button } from '../ui/button.tsx';
import { Whole } from '../ui/whole.tsx';
import styles from './purchase.module.css';
import { PurchaseForm } from './purchase-form.tsx';
import { PurchaseProgress } from './purchase-progress.tsx';
import { usePurchase } from './use-purchase.ts';

interface Props {
  plan: Plan;
  onPlan: (plan: Plan) => void;
  onAside: (isAside: boolean) => void;
}

/** What is bought, who buys it, and how far the purchase is. */
export function Purchase({ plan, onPlan, onAside }: Props) {
  const { state, buyer, submit } = usePurchase({ plan, onPlan, onAside });
  const isFormShown =
    state.step === 'collectingData' || (state.step === 'processingPayment' && state.stage === 'ordering');
  const root = useRef<HTMLDivElement>(null);
  // The dialog chose its focus before this script was here.
  useEffect(() => root.current?.querySelector('input')?.focus(), []);

  return (
    <div ref={root} className={styles.purchase}>
      <p className={styles.what}>
        <span>
          {offerContents(plan.item).join(' + ')}, <Whole>{`${plan.band} years`}</Whole>
        </span>
        <b>{rupees(priceOf(plan))}</b>
      </p>
      {/* Kept while it is out of sight, with all that was typed. */}
      <div hidden={!isFormShown}>
        <PurchaseForm
          price={priceOf(plan)}
          buyer={buyer}
          failure={state.step === 'collectingData' ? state.failure : undefined}
          onSubmit={submit}
        />
      </div>
      {!isFormShown && <PurchaseProgress state={state} />}
      <Button kind="quiet" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
        Close
      </Button>
    </div>
  );
}
