import type { FaultyRazorpay } from '#infra/local/faults/razorpay/razorpay.ts';
import type { Send } from '#infra/local/http-server.ts';

export interface JourneySite {
  send: Send;
  password: string;
  linkKey: string;
  razorpay: Pick<FaultyRazorpay, 'pay' | 'payOutside' | 'signature' | 'switches'>;
  deliver: (orderId: string) => Promise<unknown>;
  sweep: () => Promise<unknown>;
  follow: () => Promise<unknown>;
}
