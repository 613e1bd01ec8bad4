/** The lengths of a buyer's session. Zod-free: the privacy policy tells some of them. */

/** Minutes after a payment in which its checkout's own answer opens the order. */
export const paymentProofMinutes = 30;

/** Minutes of an order's session without use, and hours of it at most. */
export const orderSession = { idleMinutes: 30, mostHours: 8 } as const;
