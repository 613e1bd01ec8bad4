import { createRazorpay } from '#infra/local/razorpay/razorpay.ts';
import { newSecret, renewSecretId, type System } from './system.ts';

/** Replaces the key by that of a second account, once. */
export function changeAccount(system: System): void {
  if (system.accounts.length > 1) return;
  const webhookSecret = newSecret();
  const keys = { keyId: 'rzp_live_0123456789abcd', keySecret: 'another key secret' };
  const razorpay = createRazorpay({
    ...{ keys, switches: system.razorpay.switches },
    webhooks: { url: 'http://127.0.0.1:9/', secret: webhookSecret },
  });
  system.webhookSecret = webhookSecret;
  system.accounts.push({ keys, razorpay, outside: [] });
  system.razorpay = razorpay;
  forgetAnswers(system);
  renewSecretId(system);
}

/** Under an Idempotency-Key that was used at the first account, the API may answer with an order of the new account. */
function forgetAnswers(system: System): void {
  for (const [key, { since, bodies }] of system.requests)
    system.requests.set(key, { since, bodies: new Set([...bodies, 'another, perhaps']), answers: new Set() });
}
