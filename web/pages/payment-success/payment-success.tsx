import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetPurchase } from '../../purchase/kept-purchase.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { HomeLink } from './home-link.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { Receipt } from './receipt.tsx';
import { ThankYou } from './thank-you.tsx';

/** Where a buyer arrives after a verified payment; with an order in the address, what is known of that order. */
export function PaymentSuccessPage() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const order = new URLSearchParams(search).get('order');
  if (isHydrated && order !== null) return <OrderReceipt id={order} />;
  return <Thanks isDrawn={!isHydrated} />;
}

function Thanks({ isDrawn }: { isDrawn: boolean }) {
  useEffect(() => {
    if (!isDrawn) forgetPurchase();
  }, [isDrawn]);
  return (
    <Receipt isDrawn={isDrawn} way={<HomeLink />}>
      <ThankYou />
    </Receipt>
  );
}
