import { useCallback, useEffect, useRef, useState } from 'react';
import { type PaymentTarget, readPaymentTarget } from './address.ts';
import { fetchPayment } from './fetch-payment.ts';
import type { PaymentResult } from './payment-result.ts';

/**
 * Reloads the payment when the tab becomes visible, because it may have been paid in another tab, and while a payment
 * is being confirmed. `found` is undefined until the first response, and doesn't change while the buyer is paying in
 * this tab. `onAddress` runs before the link is removed from the URL.
 */
export function usePayment(onAddress: () => void) {
  const [found, setFound] = useState<PaymentResult>();
  const asked = useRef<PaymentTarget>(undefined);
  const isPaying = useRef(false);

  const refresh = useCallback(async () => {
    const answer = await fetchPayment(asked.current);
    // If the network fails, the page keeps showing the last result.
    setFound((known) =>
      isPaying.current || (known && known.state !== 'unreachable' && answer.state === 'unreachable')
        ? known
        : answer,
    );
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is read only once.
  useEffect(() => {
    const read = () => {
      onAddress();
      asked.current = readPaymentTarget();
      setFound(undefined);
      void refresh();
    };
    const look = () => {
      if (document.visibilityState === 'visible' && !isPaying.current) void refresh();
    };
    read();
    addEventListener('hashchange', read);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('hashchange', read);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  const isConfirming = found?.state === 'closed' && found.isConfirming;
  useEffect(() => {
    if (!isConfirming) return;
    const timer = setInterval(refresh, 5000);
    return () => clearInterval(timer);
  }, [isConfirming, refresh]);

  const setPaying = useCallback((isBusy: boolean) => {
    isPaying.current = isBusy;
  }, []);
  return { found, refresh, setPaying };
}
