/**
 * The states of an order that isn't paid, as its buyer reads them: `processing` while a payment is being confirmed, `checking`
 * if we have received money that isn't its price.
 */
export const unpaidStatuses = ['created', 'attempted', 'processing', 'checking'] as const;

/** The states of an order whose money has reached us, even if it was refunded later. */
export const paidStatuses = ['paid', 'partially_refunded', 'refunded'] as const;

/** Whether the money of an order in this state has reached us. */
export const isPaid = (status: string): boolean => (paidStatuses as readonly string[]).includes(status);
