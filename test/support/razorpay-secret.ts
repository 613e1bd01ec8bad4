import type { startApi } from './api.ts';
import type { StartedRazorpay } from './razorpay.ts';

let versions = 0;

/**
 * Razorpay's secret as the operator keeps it, anew for every test. `set` changes it at once: it goes under a new
 * id, since a Lambda remembers a secret for a minute.
 */
export function keepRazorpaySecret(
  api: ReturnType<typeof startApi>,
  { keys, webhookSecret }: Pick<StartedRazorpay, 'keys' | 'webhookSecret'>,
) {
  const set = (changes: object = {}) => {
    process.env.RAZORPAY_SECRET_ID = `razorpay-${++versions}`;
    api.secrets[process.env.RAZORPAY_SECRET_ID] = JSON.stringify({ ...keys, webhookSecret, ...changes });
  };
  beforeEach(() => set());
  return { set };
}
