import type { StartedRazorpay } from './razorpay.ts';

/** Gives paise of a payment back at Razorpay, like a person at its dashboard. */
export async function refundAt({ keys, server }: StartedRazorpay, paymentId: string, paise: number) {
  const response = await fetch(`${server.address}/v1/payments/${paymentId}/refund`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ amount: paise }),
  });
  expect(response.status).toBe(200);
}
