/** The figures in our policies. All our copy uses them. */

/** In business hours. */
export const replyHours = 48;

/** The notice that's needed to cancel or reschedule a session. */
export const noticeHours = 48;

/** In business days. */
export const refundDays = { least: 7, most: 10 };

/** In business days. Applies if someone else got the last seat while the buyer was paying. */
export const seatRefundDays = 2;

export const deliveryDays = '3-5';

/** How long we support a document after delivery. */
export const supportMonths = 6;

/** How long the link to an order works. */
export const linkDays = 30;

/** We acknowledge a complaint within this many hours. */
export const acknowledgedHours = 48;

export const settledMonths = 1;

/** We answer requests about personal data within this many days. */
export const dataAnswerDays = 90;

/** In business days. This is the Reserve Bank of India's T+5. */
export const failedDebitDays = 5;

/**
 * Raise this when you change the text of a notice. Pages that are already open still send the old number, which is
 * stored with each entry.
 */
export const noticeVersion = 2;

/** When you change the text of a policy, raise its number and set its date. */
export const policyVersions = {
  cancellation: { number: 1, since: '2025-09-07' },
  delivery: { number: 1, since: '2026-11-23' },
  grievance: { number: 1, since: '2026-11-23' },
  privacy: { number: 2, since: '2026-11-26' },
  terms: { number: 1, since: '2026-11-23' },
} as const;

/** A checkout's signature can open the order for this many minutes after the payment. */
export const paymentProofMinutes = 30;

export const orderSession = { idleMinutes: 30, mostHours: 8 } as const;
