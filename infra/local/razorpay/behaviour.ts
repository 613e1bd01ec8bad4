/** Where Razorpay's documentation contradicts itself, or an account's settings decide. It can be changed at any time. */
export interface Behaviour {
  /** Documented as 'refused', but many accounts accept them. */
  duplicateReceipts: 'refused' | 'accepted';
  /** The step in the error for orders below 100 paise. Both values are documented. */
  belowMinimum: 'order_creation' | 'payment_initiation';
  /** Razorpay's documentation says that second payments are refunded without being captured. */
  secondPayments: 'refunded' | 'captured';
  /** Whether an order counts as paid if the amount differs, as it does with an offer or a fee. */
  amountDifferences: 'counted' | 'not counted';
  /** Pending refunds wait for `settleRefund`. */
  refunds: 'processed' | 'pending';
  /** How many milliseconds later a late or second payment is authorised. */
  lateMs: number;
}

export const defaultBehaviour: Behaviour = {
  duplicateReceipts: 'refused',
  belowMinimum: 'payment_initiation',
  secondPayments: 'refunded',
  amountDifferences: 'not counted',
  refunds: 'processed',
  lateMs: 4000,
};
