import { useEffect, useState } from 'react';
import { paiseOf } from '#shared/domain/money/money.ts';
import { priceOf } from '#shared/domain/orders/pricing.ts';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { callOwnOrder } from '../../api.ts';
import { findStoredPurchase } from '../../purchase/stored-purchase.ts';

/** The purchase of somebody: its words with the plan's band, and the sum in paise. */
type Bought = Pick<OwnOrder, 'what' | 'plan' | 'paise'>;

/**
 * The purchase of an order, as this tab has stored it or as the session of the payment may read it; undefined while
 * neither knows it. Nobody is told what somebody else has bought.
 */
export function useBought(id: string, isPaid: boolean): Bought | undefined {
  const [bought, setBought] = useState(() => storedPurchase(id));
  const asks = isPaid && !bought;
  useEffect(() => {
    if (!asks) return;
    callOwnOrder('GET /order', {}).then(
      ({ data }) => data.id === id && setBought(data),
      // Without a session the page says that it is paid, and no more.
      () => {},
    );
  }, [asks, id]);
  return bought;
}

function storedPurchase(id: string): Bought | undefined {
  const { orderId, plan } = findStoredPurchase() ?? {};
  return orderId === id && plan ? { what: plan.item, plan, paise: paiseOf(priceOf(plan)) } : undefined;
}
