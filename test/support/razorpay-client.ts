import Razorpay from 'razorpay';

/** Razorpay's own package with another address than Razorpay's, for which it has no option. */
export function packageFor(
  address: string,
  { keyId, keySecret }: { keyId: string; keySecret: string },
): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  (client as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api.rq.defaults.baseURL = address;
  return client;
}
