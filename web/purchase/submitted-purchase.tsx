import { useEffect, useRef, useState } from 'react';
import type { PurchaseState } from './purchase-state.ts';

/** The progress of a purchase that has been submitted. */
export function SubmittedPurchase({ state }: { state: PurchaseState }) {
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
      {state.step === 'processingPayment' && <p>Confirming your payment. Keep this page open.</p>}
      {state.step === 'processingPayment' && isSlow && (
        <p>Still trying. The connection is slow; there is no need to pay again.</p>
      )}
      {state.step === 'idle' && state.status === 'paid' && <p>Paid. Your order comes up…</p>}
      {state.step === 'idle' && state.status === 'checking' && (
        <p>We’ve received a payment and are checking it. Please don’t pay again.</p>
      )}
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
