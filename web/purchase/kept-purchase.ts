import type { Plan } from '#shared/domain/payment.ts';

/** The person who buys, as typed. */
export interface Buyer {
  name: string;
  email: string;
  mobile: string;
}

/** A purchase whose checkout was opened in this tab, and which is not known to be paid. */
export interface KeptPurchase {
  plan: Plan;
  buyer: Buyer;
  orderId: string;
}

/** Keeps a purchase for the way back from a checkout that takes over the whole window. */
export function keepPurchase(purchase: KeptPurchase): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(purchase));
  } catch {
    // A browser may refuse to keep anything. Then the details are typed once more.
  }
}

/** The purchase that was kept, if any. */
export function keptPurchase(): KeptPurchase | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the purchase, which has come to a good end. */
export function forgetPurchase(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept where nothing can be.
  }
}

const key = 'purchase';
