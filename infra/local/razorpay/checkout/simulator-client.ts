export type Outcome = 'success' | 'failure' | 'twice' | 'late';

interface Proof {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

export interface PaymentError {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: { order_id?: string; payment_id?: string };
}

/** The amount is in paise. */
export const fetchOrder = (key: string, orderId: string) =>
  call<{ amount: number; currency: string }>(
    `order?${new URLSearchParams({ key_id: key, order_id: orderId })}`,
  );

export const pay = (
  choice: { key_id: string; order_id: string; outcome: Outcome } & Record<string, unknown>,
) =>
  call<Proof>('pay', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(choice),
  });

async function call<T>(path: string, init?: RequestInit): Promise<T | { error: PaymentError }> {
  const response = await fetch(`/razorpay/checkout/${path}`, init);
  return response.json();
}
