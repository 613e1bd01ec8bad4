/** In business hours. */
export const replyHours = 48;

/** The notice required to cancel or reschedule a session. */
export const noticeHours = 48;

/** In business days. */
export const refundDays = { least: 7, most: 10 };

/** In business days, if someone else got the last seat while the buyer was paying. */
export const seatRefundDays = 2;

export const deliveryDays = '3-5';

export const supportMonths = 6;

export const linkDays = 30;

/** We acknowledge a complaint within this many hours. */
export const acknowledgedHours = 48;

export const settledMonths = 1;

/** We answer requests about personal data within this many days. */
export const dataAnswerDays = 90;

/** In business days. This is the Reserve Bank of India's T+5. */
export const failedDebitDays = 5;

/**
 * Increment this when you change the text of a notice. Pages that are already open still send the old number, which is
 * stored with each entry.
 */
export const noticeVersion = 3;

/** Since this notice, buyers confirm by paying that they're 18 or over. */
export const adultsSinceNotice = 3;

/** When you change the text of a policy, increment its number and update its date. */
export const policyVersions = {
  cancellation: { number: 2, since: '2026-11-28' },
  delivery: { number: 2, since: '2026-11-28' },
  grievance: { number: 1, since: '2026-11-23' },
  privacy: { number: 4, since: '2026-11-28' },
  terms: { number: 3, since: '2026-11-28' },
} as const;

/** For this many minutes after a payment, the checkout's signature can be used to open the order. */
export const paymentProofMinutes = 30;

export const orderSession = { idleMinutes: 30, mostHours: 8 } as const;
