import { useCallback, useEffect, useRef, useState } from 'react';
import { type PaymentTarget, readPaymentTarget } from './address.ts';
import { fetchPayment, type PaymentResult } from './fetch-payment.ts';

/**
 * Undefined until the first response. Reloads when the tab becomes visible, while a payment is being confirmed, and
 * on `refresh`, because another tab may have paid; but not while this tab is paying. `onAddress` is called before the
 * address changes.
 */
export function usePayment(onAddress: () => void) {
  const [found, setFound] = useState<PaymentResult>();
  const asked = useRef<PaymentTarget>(undefined);
  const isPaying = useRef(false);

  const refresh = useCallback(async () => {
    const answer = await fetchPayment(asked.current);
    // A network failure keeps what the page shows.
    setFound((known) =>
      isPaying.current || (known && known.state !== 'unreachable' && answer.state === 'unreachable')
        ? known
        : answer,
    );
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is read once.
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

  const isConfirming = found?.state === 'confirming';
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
