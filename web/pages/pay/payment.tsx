import { useState } from 'react';
import { type CheckoutReturn, findCheckoutReturn } from '../../purchase/outcome.ts';
import { OpenPayment } from './open-payment.tsx';
import { ClosedPayment, LoadingPayment } from './states.tsx';
import { useAsked } from './use-asked.ts';

/** The payment that the page's address asks for, from what it is for to its outcome. */
export function Payment() {
  // The drawn page is the same for every address, and so knows no order and no link.
  const [returned, setReturned] = useState<CheckoutReturn>();
  const { found, refresh, setPaying } = useAsked(() => setReturned(takeReturn()));
  if (!found) return <LoadingPayment />;
  if (found.state !== 'open') return <ClosedPayment found={found} onAgain={refresh} />;
  return <OpenPayment payment={found.payment} returned={returned} onPaying={setPaying} onRefused={refresh} />;
}

/** The return that the address tells of, which is taken off it: a page that is loaded again does not report it once more. */
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
