import { useEffect, useState } from 'react';
import { paiseOf } from '#shared/domain/money/money.ts';
import { priceInRupees } from '#shared/domain/orders/pricing.ts';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { callOwnOrder } from '../../api.ts';
import { findStoredPurchase } from '../../purchase/stored-purchase.ts';

export type PurchaseDetails = Pick<
  OwnOrder,
  'what' | 'plan' | 'paise' | 'email' | 'courseSeat' | 'coaching' | 'work'
>;

/**
 * Reads the purchase from this tab's storage or the buyer's session. Returns undefined if it's in neither, so that
 * visitors don't see someone else's purchase.
 */
export function usePurchaseDetails(id: string, isPaid: boolean): PurchaseDetails | undefined {
  const [bought, setPurchase] = useState(() => storedPurchase(id));
  const asks = isPaid && !bought;
  useEffect(() => {
    if (!asks) return;
    callOwnOrder('GET /order', {}).then(
      ({ data }) => data.id === id && setPurchase(data),
      () => {},
    );
  }, [asks, id]);
  return bought;
}

function storedPurchase(id: string): PurchaseDetails | undefined {
  const { orderId, plan, buyer } = findStoredPurchase() ?? {};
  if (orderId !== id || !plan) return undefined;
  return { what: plan.item, plan, paise: paiseOf(priceInRupees(plan)), ...(buyer && { email: buyer.email }) };
}
