import { type Behaviour, defaultBehaviour } from '../../razorpay/behaviour.ts';

/** Everything that can be changed at any time. */
export interface Switches extends Behaviour {
  webhooks: WebhookMode;
  /** How many milliseconds late `delayed` webhooks are. */
  delayMs: number;
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
  ...defaultBehaviour,
  webhooks: 'normal',
  delayMs: 2000,
  statuses: 'known',
  refundMs: 0,
  listLagSeconds: 0,
  answerMs: 0,
};
