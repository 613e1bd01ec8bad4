import { browserStorage } from '#shared/browser-storage.ts';
import type { Plan } from '#shared/domain/orders/payment.ts';

export interface Buyer {
  name: string;
  email: string;
  mobile: string;
}

/** The latest purchase whose checkout was opened in this tab, unless we know that it has been paid for. */
interface StoredPurchase {
  /** Undefined for a course or a payment link. */
  plan?: Plan;
  buyer: Buyer;
  orderId: string;
  orderNumber: string;
}

/** Needed if the checkout replaces the whole page. */
export function storePurchase(purchase: StoredPurchase): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(purchase));
  } catch {
    // Without storage, buyers have to enter their details again.
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
