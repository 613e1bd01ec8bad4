import { useEffect, useState } from 'react';
import { paiseOf } from '#shared/domain/money/money.ts';
import { priceOf } from '#shared/domain/orders/pricing.ts';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { callOwnOrder } from '../../api.ts';
import { findStoredPurchase } from '../../purchase/stored-purchase.ts';

/** `paise` is the total. */
type PurchaseDetails = Pick<OwnOrder, 'what' | 'plan' | 'paise'>;

/**
 * Reads the order from this tab's storage or the payment's session; undefined if neither has it, so that others'
 * purchases aren't shown.
 */
export function usePurchaseDetails(id: string, isPaid: boolean): PurchaseDetails | undefined {
  const [bought, setPurchase] = useState(() => storedPurchase(id));
  const asks = isPaid && !bought;
  useEffect(() => {
    if (!asks) return;
    callOwnOrder('GET /order', {}).then(
      ({ data }) => data.id === id && setPurchase(data),
      // Without a session, the page only says that it's paid.
      () => {},
    );
  }, [asks, id]);
  return bought;
}

function storedPurchase(id: string): PurchaseDetails | undefined {
  const { orderId, plan } = findStoredPurchase() ?? {};
  return orderId === id && plan ? { what: plan.item, plan, paise: paiseOf(priceOf(plan)) } : undefined;
}
