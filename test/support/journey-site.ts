import type { Send } from '#infra/local/http-server.ts';
import type { Razorpay } from '#infra/local/razorpay/razorpay.ts';

/** A site that a journey uses from end to end. */
export interface JourneySite {
  /** Sends a request to the edge. */
  send: Send;
  /** The owner's password. */
  password: string;
  /** The key by which links are signed. */
  linkKey: string;
  razorpay: Pick<Razorpay, 'pay' | 'payOutside' | 'signature' | 'switches'>;
  /** Delivers the webhooks of an order's payment to the API. */
  deliver: (orderId: string) => Promise<unknown>;
  sweep: () => Promise<unknown>;
  /** Runs each job that follows from orders. */
  follow: () => Promise<unknown>;
}
