import { useCallback, useEffect, useRef, useState } from 'react';
import { type Asked, readAsked } from './address.ts';
import { type Found, fetchAsked } from './fetch-payment.ts';

/**
 * Undefined until the first response. Reloads when the tab becomes visible, while a payment is being confirmed, and
 * on `refresh`, because another tab may have paid; but not while this tab is paying. `onRead` is called before the
 * address changes.
 */
export function useAsked(onRead: () => void) {
  const [found, setFound] = useState<Found>();
  const asked = useRef<Asked>(undefined);
  const isPaying = useRef(false);

  const refresh = useCallback(async () => {
    const answer = await fetchAsked(asked.current);
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
      onRead();
      asked.current = readAsked();
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
