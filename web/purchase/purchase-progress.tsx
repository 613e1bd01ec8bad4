import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PurchaseState } from './purchase-state.ts';

/** How far a purchase is that has been submitted. */
export function PurchaseProgress({ state }: { state: PurchaseState }) {
  const isLong = useLong();
  const root = useRef<HTMLDivElement>(null);
  const isOver = state.step === 'idle';
  useEffect(() => {
    if (isOver) root.current?.focus();
  }, [isOver]);
  return (
    <div ref={root} role="status" tabIndex={-1}>
      {state.step === 'processingPayment' && <p>Asking what became of your payment…</p>}
      {state.step === 'processingPayment' && isLong && (
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
            <Link to={`/payment-success?${new URLSearchParams({ order: state.orderId })}`}>
              See when it has arrived
            </Link>
          </p>
        </>
      )}
    </div>
  );
}

function useLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 20_000);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
