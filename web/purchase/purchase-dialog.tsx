import { useEffect, useRef, useState } from 'react';
import type { Plan } from '#shared/domain/payment.ts';
import { priceOf } from '#shared/domain/pricing.ts';
import { rupees } from '#shared/domain/rupees.ts';
import { contentsOf } from '../content/resume-plans.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NoBreak } from '../ui/no-break.tsx';
import type { CheckoutReturn } from './outcome.ts';
import styles from './purchase-dialog.module.css';
import { PurchaseForm } from './purchase-form.tsx';
import type { PurchaseState } from './purchase-state.ts';
import { type PurchaseProps, usePurchase } from './use-purchase.ts';

interface Props {
  onClose: () => void;
  plan: Plan;
  /** The return of a checkout that had left the page, whose outcome it begins with. */
  returned?: CheckoutReturn | undefined;
}

/** The purchase dialog, open as long as it is drawn. */
export function PurchaseDialog({ onClose, plan, returned }: Props) {
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
      <PurchaseSteps plan={plan} returned={returned} onCheckout={setCheckoutOpen} />
    </Dialog>
  );
}

/** The plan, the form for its buyer, and the progress of the purchase. */
function PurchaseSteps({ plan, returned, onCheckout }: PurchaseProps) {
  const { state, buyer, submit } = usePurchase({ plan, returned, onCheckout });
  const isFormShown =
    state.step === 'collectingData' || (state.step === 'processingPayment' && state.stage === 'ordering');
  const root = useRef<HTMLDivElement>(null);
  // The dialog begins with its first field.
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
    if (!isOver) return;
    const { current } = root;
    current?.focus();
    // A browser keeps the page that is left, and shows it again as it was.
    const close = () => current?.closest('dialog')?.close();
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
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
