import { useEffect, useRef, useState } from 'react';
import type { Plan } from '#shared/domain/payment.ts';
import { priceOf } from '#shared/domain/pricing.ts';
import { contentsOf } from '../content/resume-plans.ts';
import { rupees } from '../content/rupees.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NoBreak } from '../ui/no-break.tsx';
import styles from './purchase-dialog.module.css';
import { PurchaseForm } from './purchase-form.tsx';
import type { PurchaseState } from './purchase-state.ts';
import { type PurchaseProps, usePurchase } from './use-purchase.ts';

interface Props {
  onClose: () => void;
  plan: Plan;
  /** Called with the stored plan, where the checkout had left the page. */
  onPlan: (plan: Plan) => void;
}

/** The purchase dialog, open as long as it is drawn. */
export function PurchaseDialog({ onClose, plan, onPlan }: Props) {
  const [isCheckoutOpen, setCheckoutOpen] = useState(false);
  return (
    <Dialog
      isOpen={!isCheckoutOpen}
      onClose={() => {
        // Closed by us, to make room for the checkout.
        if (!isCheckoutOpen) onClose();
      }}
      title={plan.item}
    >
      <Purchase plan={plan} onPlan={onPlan} onCheckout={setCheckoutOpen} />
    </Dialog>
  );
}

/** The plan, the form for its buyer, and the progress of the purchase. */
function Purchase({ plan, onPlan, onCheckout }: PurchaseProps) {
  const { state, buyer, submit } = usePurchase({ plan, onPlan, onCheckout });
  const isFormShown =
    state.step === 'collectingData' || (state.step === 'processingPayment' && state.stage === 'ordering');
  const root = useRef<HTMLDivElement>(null);
  // The dialog chose its focus before this script was here.
  useEffect(() => root.current?.querySelector('input')?.focus(), []);

  return (
    <div ref={root} className={styles.purchase}>
      <p className={styles.plan}>
        <span>
          {contentsOf(plan.item).join(' + ')}, <NoBreak>{`${plan.band} years`}</NoBreak>
        </span>
        <b>{rupees(priceOf(plan))}</b>
      </p>
      {/* Stays while it is out of sight, with all that was typed. */}
      <div hidden={!isFormShown}>
        <PurchaseForm
          price={priceOf(plan)}
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

/** The progress of a purchase that has been submitted. */
function SubmittedPurchase({ state }: { state: PurchaseState }) {
  const isSlow = useSlow();
  const root = useRef<HTMLDivElement>(null);
  const isOver = state.step === 'idle';
  useEffect(() => {
    if (isOver) root.current?.focus();
  }, [isOver]);
  return (
    <div ref={root} role="status" tabIndex={-1}>
      {state.step === 'processingPayment' && <p>Asking what became of your payment…</p>}
      {state.step === 'processingPayment' && isSlow && (
        <p>Still trying. The connection is slow; there is no need to pay again.</p>
      )}
      {state.step === 'idle' && state.status === 'paid' && <p>Paid. Your order comes up…</p>}
      {state.step === 'idle' && state.status === 'processing' && (
        <>
          <p>
            Your payment is on its way, and the bank has yet to pass it on. Nothing is lost; please do not pay
            again.
          </p>
          <p>
            <a href={`/payment-success?${new URLSearchParams({ order: state.orderId })}`}>
              See when it has arrived
            </a>
          </p>
        </>
      )}
    </div>
  );
}

function useSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 20_000);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
