import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { removeStoredPurchase } from '../../purchase/stored-purchase.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { OrderReceipt } from './order-receipt.tsx';
import { HomeLink, Receipt, ThankYou } from './receipt.tsx';

/** Thanks a buyer after a verified payment; with an order in the address, it shows the state of that order. */
export function PaymentSuccessPage() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const order = new URLSearchParams(search).get('order');
  if (isHydrated && order !== null) return <OrderReceipt id={order} />;
  return <Thanks isDrawn={!isHydrated} />;
}

function Thanks({ isDrawn }: { isDrawn: boolean }) {
  useEffect(() => {
    if (!isDrawn) removeStoredPurchase();
  }, [isDrawn]);
  return (
    <Receipt isDrawn={isDrawn} links={<HomeLink />}>
      <ThankYou />
    </Receipt>
  );
}
