import type { Send } from '#infra/local/http-server.ts';
import type { Razorpay } from '#infra/local/razorpay/razorpay.ts';

export interface JourneySite {
  send: Send;
  password: string;
  linkKey: string;
  razorpay: Pick<Razorpay, 'pay' | 'payOutside' | 'signature' | 'switches'>;
  deliver: (orderId: string) => Promise<unknown>;
  sweep: () => Promise<unknown>;
  follow: () => Promise<unknown>;
}
