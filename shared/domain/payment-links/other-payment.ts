/**
 * Orders that were paid in cash or by transfer. Razorpay knows nothing of them, and is never asked. Their id is `other_` and
 * the id of the payment link that asked for the money.
 */

const prefix = 'other_';

/** The id of the one order of a payment link that was paid in cash or by transfer. */
export const otherOrderId = (linkId: string): string => prefix + linkId;

/** The id of that order's payment. */
export const otherPaymentId = (linkId: string): string => `${prefix}pay_${linkId}`;

/** Whether an order was paid in cash or by transfer. No id of Razorpay's begins with `other_`. */
export const isPaidByHand = ({ id }: { id: string }): boolean => id.startsWith(prefix);
