/** The simulator's behaviour where Razorpay's varies. Each switch can be changed while the simulator runs. */
export interface Switches {
  /** The way webhooks are delivered. */
  webhooks: WebhookMode;
  /** What becomes of a second authorised payment: the documentation says that it is refunded without a capture. */
  secondPayments: 'refunded' | 'captured';
  /** Whether an order counts as paid by a payment over another amount, as with an offer or a fee the buyer bears. */
  amountDifferences: 'counted' | 'not counted';
  /** Milliseconds before the first delivery of 'delayed' webhooks. */
  delayMs: number;
  /** What becomes of an order with a known receipt: the documentation says 'refused', but many accounts accept it. */
  duplicateReceipts: 'refused' | 'accepted';
  /** The step that the error of an order below 100 paise names; both are documented. */
  belowMinimum: 'order_creation' | 'payment_initiation';
  /** The status of a new refund; a pending one waits for `settleRefund`. */
  refunds: 'processed' | 'pending';
  /** Whether the API answers with the statuses that Razorpay documents, or with undocumented words. */
  statuses: 'known' | 'unknown';
  /** Milliseconds until a refund is answered; meanwhile its idempotency key answers 409. */
  refundMs: number;
  /** Seconds until the lists of all payments and refunds show a new one; an order's own list shows it at once. */
  listLagSeconds: number;
  /** Milliseconds until a call of the API is answered. */
  answerMs: number;
  /** Milliseconds until the bank authorises the payment of 'Authorise late' and the second payment of 'Pay twice'. */
  lateMs: number;
}

/**
 * - `normal`: sent at once, in order, and retried on the schedule until acknowledged
 * - `dropped`: never sent
 * - `duplicated`: each sent twice at once
 * - `reordered`: the events of one act are sent in the opposite order
 * - `delayed`: sent after `delayMs`
 * - `wrong secret`: signed with another secret
 * - `sorted keys`: bodies with their keys in alphabetical order, as refund.created always comes
 * - `held`: sent when `deliver` is called, and not before
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
