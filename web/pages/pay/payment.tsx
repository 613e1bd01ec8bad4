import { useState } from 'react';
import { type CheckoutReturn, findCheckoutReturn } from '../../purchase/outcome.ts';
import { OpenPayment } from './open-payment.tsx';
import { LoadingPayment, Unreachable } from './states.tsx';
import { usePayment } from './use-payment.ts';

export function Payment({ legalName }: { legalName: string }) {
  // The prebuilt page is the same for every URL, so only the browser knows the order or link.
  const [returned, setReturned] = useState<CheckoutReturn>();
  const { found, refresh, setPaying } = usePayment(() => setReturned(takeReturn()));
  if (!found) return <LoadingPayment />;
  if (found.state === 'unreachable') return <Unreachable onRetry={refresh} />;
  if (found.state === 'closed') return found.card;
  return (
    <OpenPayment
      legalName={legalName}
      payment={found.payment}
      returned={returned}
      onPaying={setPaying}
      onRefused={refresh}
    />
  );
}

/** Reads the checkout's result from the URL and removes it, so that refreshing the page doesn't show it again. */
function takeReturn(): CheckoutReturn | undefined {
  const query = new URLSearchParams(location.search);
  const returned = findCheckoutReturn(location.search);
  if (!returned) return undefined;
  for (const name of ['payment', 'order']) query.delete(name);
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${query.size ? `?${query}` : ''}${location.hash}`,
  );
  return returned;
}
