/** Ways in which Razorpay's behaviour varies. They can be changed at any time. */
export interface Switches {
  webhooks: WebhookMode;
  /** Razorpay's documentation says that second payments are refunded without being captured. */
  secondPayments: 'refunded' | 'captured';
  /** Whether an order counts as paid if the amount differs, as it does with an offer or a fee. */
  amountDifferences: 'counted' | 'not counted';
  delayMs: number;
  /** Documented as 'refused', but many accounts accept them. */
  duplicateReceipts: 'refused' | 'accepted';
  /** The step in the error for orders below 100 paise. Both values are documented. */
  belowMinimum: 'order_creation' | 'payment_initiation';
  /** Pending refunds wait for `settleRefund`. */
  refunds: 'processed' | 'pending';
  /** 'unknown' makes the API return undocumented statuses. */
  statuses: 'known' | 'unknown';
  /** How many milliseconds a refund takes. Until it's done, its idempotency key returns 409. */
  refundMs: number;
  /**
   * How many seconds pass before the lists of all payments, refunds and disputes include a new one. The list of an
   * order's payments has no delay.
   */
  listLagSeconds: number;
  answerMs: number;
  /** How many milliseconds later a late or second payment is authorised. */
  lateMs: number;
}

/**
 * `normal` delivers in order and retries until acknowledged, `dropped` never delivers, `held` waits for `deliver`,
 * `duplicated` delivers each event twice, `reordered` reverses the events of an action, `delayed` waits for `delayMs`,
 * `wrong secret` signs with a different secret, and `sorted keys` sorts the keys of every body.
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
