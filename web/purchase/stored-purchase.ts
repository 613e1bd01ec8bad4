import { browserStorage } from '#shared/browser-storage.ts';
import type { Plan } from '#shared/domain/orders/payment.ts';

export interface Buyer {
  name: string;
  email: string;
  mobile: string;
}

/** A purchase whose checkout was opened in this tab and that isn't known to be paid. */
export interface StoredPurchase {
  /** Missing if something else was bought. */
  plan?: Plan;
  buyer: Buyer;
  orderId: string;
}

/** Needed after a checkout that replaced the whole page. */
export function storePurchase(purchase: StoredPurchase): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(purchase));
  } catch {
    // If the browser stores nothing, the details are typed again.
  }
}

export function findStoredPurchase(): StoredPurchase | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function removeStoredPurchase(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

const key = browserStorage.tab.purchase;
