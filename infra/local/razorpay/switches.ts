/** How the simulator behaves where Razorpay may do one thing or the other; each can be changed while it runs. */
export interface Switches {
  /** What becomes of webhooks; see `Webhooks`. */
  webhooks: WebhookMode;
  /** How long 'delayed' waits before the first delivery. */
  delayMs: number;
  /** Documentation says refused, and many accounts accept. */
  duplicateReceipts: 'refused' | 'accepted';
  /** Which of the two documented refusals an order below 100 paise meets. */
  belowMinimum: 'order_creation' | 'payment_initiation';
  /** The status for a wrong key: only the body is known for sure. */
  wrongKeyStatus: 400 | 401;
  /** Whether a refund is through at once, or waits for `settleRefund`. */
  refunds: 'processed' | 'pending';
  /** How long a refund takes to answer; meanwhile its idempotency key answers 409. */
  refundMs: number;
  /** Documentation says no event tells of a payment that fails first; practice says there is one. */
  firstFailureEvent: boolean;
  /** `GET /payments` leaves out what is younger. An order's own payments are never late. */
  listLagSeconds: number;
  /** How long until the bank agrees to a payment of 'Authorise late' and to the other one of 'Pay twice'. */
  lateMs: number;
}

/**
 * - `normal`: sent at once, in order, and again along the ladder until acknowledged
 * - `dropped`: never sent
 * - `duplicated`: each sent twice at once
 * - `reordered`: what one act causes is sent in the opposite order
 * - `delayed`: sent after `delayMs`
 * - `wrong secret`: signed with another secret
 * - `sorted keys`: bodies with their keys in alphabetical order, as refund.created always comes
 * - `held`: sent when `deliver` is called, and not before
 */
export type WebhookMode =
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
  delayMs: 2000,
  duplicateReceipts: 'refused',
  belowMinimum: 'payment_initiation',
  wrongKeyStatus: 401,
  refunds: 'processed',
  refundMs: 0,
  firstFailureEvent: true,
  listLagSeconds: 0,
  lateMs: 4000,
};
