import { useEffect, useRef, useState } from 'react';
import type { PurchaseState } from './purchase-state.ts';

export function SubmittedPurchase({ state }: { state: PurchaseState }) {
  const isSlow = useSlow();
  const root = useRef<HTMLDivElement>(null);
  const isOver = state.step === 'idle';
  useEffect(() => {
    if (!isOver) return;
    const { current } = root;
    current?.focus();
    // If the buyer goes back, the browser can restore the page as it was, with the dialog still open.
    const close = () => current?.closest('dialog')?.close();
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, [isOver]);
  return (
    <div ref={root} role="status" tabIndex={-1}>
      {state.step === 'processingPayment' && <p>Confirming your payment. Keep this page open.</p>}
      {state.step === 'processingPayment' && isSlow && (
        <p>Still confirming. Your connection is slow. You don’t need to pay again.</p>
      )}
      {state.step === 'idle' && state.status === 'paid' && <p>Paid. Opening your order…</p>}
      {state.step === 'idle' && state.status === 'checking' && (
        <p>We’ve received a payment and are checking it. Please don’t pay again.</p>
      )}
      {state.step === 'idle' && state.status === 'processing' && (
        <>
          <p>
            We’re waiting for your bank to confirm the payment. You don’t need to do anything. Please don’t
            pay again.
          </p>
          <p>
            <a href={`/payment-success?${new URLSearchParams({ order: state.orderId })}`}>
              Check payment status
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
