/**
 * Orders that were paid in cash or by transfer, beside Razorpay: it knows nothing of them, and is never asked. Their id
 * says so, and that of the payment link which asked for the money.
 */

const prefix = 'other_';

/** The id of the order that says that a payment link was paid another way. There is one at most. */
export const otherOrderId = (linkId: string): string => prefix + linkId;

/** The id of its payment. */
export const otherPaymentId = (linkId: string): string => `${prefix}pay_${linkId}`;

/** Whether an order was paid another way. No id of Razorpay's begins like this. */
export const isPaidByHand = ({ id }: { id: string }): boolean => id.startsWith(prefix);
