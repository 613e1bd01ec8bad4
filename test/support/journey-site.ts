import type { Send } from '#infra/local/http-server.ts';
import type { Razorpay } from '#infra/local/razorpay/razorpay.ts';

/** A site that people use from end to end, with the catalogue that it may have. */
export interface JourneySite {
  /** Answers a request as the edge does. */
  send: Send;
  /** The owner's. */
  password: string;
  /** The key that links are signed with. */
  linkKey: string;
  razorpay: Pick<Razorpay, 'pay' | 'payOutside' | 'signature' | 'switches'>;
  /** Brings the webhooks of an order's payment to the API. */
  deliver: (orderId: string) => Promise<unknown>;
  sweep: () => Promise<unknown>;
  /** Gives each job a turn at what follows from orders. */
  follow: () => Promise<unknown>;
}
