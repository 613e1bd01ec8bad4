/** The figures of the policies. Every text of the site that tells a figure takes it from here. */

/** Business hours within which an enquiry is answered. */
export const replyHours = 48;

/** The cancellation window: a session is cancelled or rescheduled this many hours ahead at the latest. */
export const noticeHours = 48;

/** Business days within which an approved refund reaches the buyer. */
export const refundDays = { least: 7, most: 10 };

/** Business days within which we refund a buyer whose seat was taken during the payment. */
export const seatRefundDays = 2;

/** Days within which a resume, cover letter or profile is delivered. */
export const deliveryDays = '3-5';

/** Months of support on a delivered document. */
export const supportMonths = 6;

/** Days for which a link in a mail works. */
export const linkDays = 30;

/** Hours within which a complaint is acknowledged, with its ticket. */
export const acknowledgedHours = 48;

/** Months within which a complaint is settled. */
export const settledMonths = 1;

/** Days within which a question about personal data is answered, at most. */
export const dataAnswerDays = 90;

/** Business days after which a payment that failed, and was debited, is back: the Reserve Bank's T+5. */
export const failedDebitDays = 5;

/**
 * The version of the notice shown with every form. Raise it when the words of a notice change: pages that were loaded
 * before still send the earlier number, and every entry keeps the number that came with it.
 */
export const noticeVersion = 2;

/** The version of each policy, and the day since which it holds. Whoever changes the words of a policy raises its number. */
export const policyVersions = {
  cancellation: { number: 1, since: '2025-09-07' },
  delivery: { number: 1, since: '2026-11-23' },
  grievance: { number: 1, since: '2026-11-23' },
  privacy: { number: 2, since: '2026-11-26' },
  terms: { number: 1, since: '2026-11-23' },
} as const;

/** Minutes after a payment in which the answer of its checkout opens the order. */
export const paymentProofMinutes = 30;

/** The minutes without use, and the hours in any case, after which an order's session ends. */
export const orderSession = { idleMinutes: 30, mostHours: 8 } as const;
