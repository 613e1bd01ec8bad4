import type { Plan } from '#shared/domain/orders/payment.ts';
import { keptInBrowser } from '#shared/kept-in-browser.ts';

/** The person who buys, as typed. */
export interface Buyer {
  name: string;
  email: string;
  mobile: string;
}

/** A purchase whose checkout was opened in this tab, and which is not known to be paid. */
export interface StoredPurchase {
  /** None where something else was bought. */
  plan?: Plan;
  buyer: Buyer;
  orderId: string;
}

/** Stores a purchase for the way back from a checkout that takes over the whole window. */
export function storePurchase(purchase: StoredPurchase): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(purchase));
  } catch {
    // A browser may refuse to store anything. Then the details are typed once more.
  }
}

/** The purchase that was stored, if any. */
export function findStoredPurchase(): StoredPurchase | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Removes the stored purchase, once it is paid. */
export function removeStoredPurchase(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored where nothing can be.
  }
}

const key = keptInBrowser.tab.purchase;
