import { orderCookie, sessionCookie } from './edge.ts';

/** The privacy policy explains each of these, and the browser tests fail if anything else is stored. */
export const browserStorage = {
  /** Not readable by scripts. */
  cookies: [orderCookie, sessionCookie],
  /** Session storage. */
  tab: {
    adminFlag: 'isAdminAuthenticated',
    purchase: 'purchase',
    paymentLink: 'pay',
    adminInput: 'admin-input',
    orderInput: 'order-input',
  },
  /** Local storage, shared by all tabs. */
  device: {
    signedIn: 'admin-signed-in',
  },
} as const;

export type StorageName =
  | (typeof browserStorage.cookies)[number]
  | (typeof browserStorage.tab)[keyof typeof browserStorage.tab]
  | (typeof browserStorage.device)[keyof typeof browserStorage.device];
