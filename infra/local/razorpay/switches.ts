/** Behaviour that varies at Razorpay. Can be changed at any time. */
export interface Switches {
  webhooks: WebhookMode;
  /** Documented as refunded without a capture. */
  secondPayments: 'refunded' | 'captured';
  /** Whether another amount, as with an offer or fee, counts as paid. */
  amountDifferences: 'counted' | 'not counted';
  /** For 'delayed' webhooks, in milliseconds. */
  delayMs: number;
  /** Documented as 'refused', but many accounts accept them. */
  duplicateReceipts: 'refused' | 'accepted';
  /** For orders below 100 paise; both are documented. */
  belowMinimum: 'order_creation' | 'payment_initiation';
  /** Pending ones wait for `settleRefund`. */
  refunds: 'processed' | 'pending';
  /** Documented or undocumented statuses. */
  statuses: 'known' | 'unknown';
  /** Milliseconds; until then its idempotency key answers 409. */
  refundMs: number;
  /** Seconds until lists of all payments and refunds show a new one. An order's own list is immediate. */
  listLagSeconds: number;
  /** Milliseconds. */
  answerMs: number;
  /** Milliseconds until the late or second payment is authorised. */
  lateMs: number;
}

/**
 * `normal`: in order, retried until acknowledged; `dropped`: never sent; `duplicated`: each twice; `reordered`:
 * reversed within an action; `delayed`: after `delayMs`; `wrong secret`: signed with another secret.
 */
type WebhookMode =
  | 'normal'
  | 'dropped'
  | 'duplicated'
  | 'reordered'
  | 'delayed'
  | 'wrong secret'
  | 'sorted keys'
  | 'held';

export const defaultSwitches: Switches = {
  webhooks: 'normal',
  secondPayments: 'refunded',
  amountDifferences: 'not counted',
  delayMs: 2000,
  duplicateReceipts: 'refused',
  belowMinimum: 'payment_initiation',
  refunds: 'processed',
  statuses: 'known',
  refundMs: 0,
  listLagSeconds: 0,
  answerMs: 0,
  lateMs: 4000,
};
