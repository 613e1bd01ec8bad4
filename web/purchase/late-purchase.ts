import { lazy } from 'react';

/** Fetches the purchase modal's script: ahead of the tap that needs it, and again at the tap. */
export const fetchPurchase = () => import('./purchase-dialog.tsx').then((file) => file.PurchaseDialog);

/** The purchase modal. What opens it has its script fetched before, and says so when that does not come. */
export const PurchaseDialog = lazy(async () => ({ default: await fetchPurchase() }));
