import { orderCookie, sessionCookie } from './edge.ts';

/**
 * The names of everything that the site keeps in a browser. The privacy policy says of each what it is for, and every browser
 * journey fails where anything else is kept.
 */
export const keptInBrowser = {
  /** Cookies, which no script reads. */
  cookies: [orderCookie, sessionCookie],
  /** Entries of the tab's session storage. */
  tab: {
    ownerFlag: 'isAdminAuthenticated',
    purchase: 'purchase',
    paymentLink: 'pay',
    adminInput: 'admin-input',
    orderInput: 'order-input',
  },
  /** Entries of the browser's local storage, which all tabs share. */
  device: {
    signedIn: 'admin-signed-in',
  },
} as const;

export type KeptName =
  | (typeof keptInBrowser.cookies)[number]
  | (typeof keptInBrowser.tab)[keyof typeof keptInBrowser.tab]
  | (typeof keptInBrowser.device)[keyof typeof keptInBrowser.device];
