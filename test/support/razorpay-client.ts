import Razorpay from 'razorpay';

/** Razorpay's package has no option for the server's address. */
export function packageFor(
  address: string,
  { keyId, keySecret }: { keyId: string; keySecret: string },
): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  (client as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api.rq.defaults.baseURL = address;
  return client;
}
