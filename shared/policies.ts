/** The figures of the policies. Every text of the site that tells one takes it from here. */

/** Business hours within which an enquiry is answered. */
export const replyHours = 48;

/** The cancellation window: hours of notice that it takes to cancel or reschedule a session. */
export const noticeHours = 48;

/** Business days within which an approved refund reaches the buyer. */
export const refundDays = { least: 7, most: 10 };

/** Days within which a resume, cover letter or profile is delivered. */
export const deliveryDays = '3-5';

/** Months of support on a delivered document. */
export const supportMonths = 6;

/** Days that a link of a mail opens what it is for. */
export const linkDays = 30;
