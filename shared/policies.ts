/** The figures in the policies; every text uses these. */

/** Business hours. */
export const replyHours = 48;

/** Hours before a session. */
export const noticeHours = 48;

/** Business days. */
export const refundDays = { least: 7, most: 10 };

/** Business days, if a seat was taken during the payment. */
export const seatRefundDays = 2;

/** Days. */
export const deliveryDays = '3-5';

/** Months of support on a delivered document. */
export const supportMonths = 6;

/** Days. */
export const linkDays = 30;

/** Hours. */
export const acknowledgedHours = 48;

export const settledMonths = 1;

/** Days. */
export const dataAnswerDays = 90;

/** Business days; the Reserve Bank of India's T+5. */
export const failedDebitDays = 5;

/**
 * Raise it when the text of a notice changes. Pages loaded before still send the earlier number, which is stored with
 * each entry.
 */
export const noticeVersion = 2;

/** Raise a number, and set its date, when you change the text of a policy. */
export const policyVersions = {
  cancellation: { number: 1, since: '2025-09-07' },
  delivery: { number: 1, since: '2026-11-23' },
  grievance: { number: 1, since: '2026-11-23' },
  privacy: { number: 2, since: '2026-11-26' },
  terms: { number: 1, since: '2026-11-23' },
} as const;

/** Minutes. */
export const paymentProofMinutes = 30;

export const orderSession = { idleMinutes: 30, mostHours: 8 } as const;
