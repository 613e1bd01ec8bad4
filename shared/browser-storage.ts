import { orderCookie, sessionCookie } from './edge.ts';

/** The privacy policy explains each of these items. The browser tests fail if anything else is stored. */
export const browserStorage = {
  /** These are `HttpOnly`, so scripts can't read them. */
  cookies: [orderCookie, sessionCookie],
  /** Kept in session storage. */
  tab: {
    adminFlag: 'isAdminAuthenticated',
    purchase: 'purchase',
    paymentLink: 'pay',
    adminInput: 'admin-input',
    orderInput: 'order-input',
  },
  /** Kept in local storage, which all tabs share. */
  device: {
    signedIn: 'admin-signed-in',
  },
} as const;

export type StorageName =
  | (typeof browserStorage.cookies)[number]
  | (typeof browserStorage.tab)[keyof typeof browserStorage.tab]
  | (typeof browserStorage.device)[keyof typeof browserStorage.device];
