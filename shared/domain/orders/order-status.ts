/**
 * The buyer sees `processing` while a payment is being confirmed, and `checking` if we've received an amount other than
 * the price.
 */
export const unpaidStatuses = ['created', 'attempted', 'processing', 'checking'] as const;

export const paidStatuses = ['paid', 'partially_refunded', 'refunded'] as const;

export const isPaid = (status: string): boolean => (paidStatuses as readonly string[]).includes(status);
