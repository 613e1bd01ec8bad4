import { brand } from '#shared/brand.ts';
import type { VerificationInput } from '#shared/domain/orders/order-input.ts';
import type { Order } from '#shared/domain/orders/payment.ts';
import { readPhone } from '#shared/domain/text/phone.ts';
import { ink } from '#shared/palette.ts';
import { checkoutScript } from '#shared/razorpay.ts';
import { messages, type PaymentFailure } from './purchase-state.ts';
import type { Buyer } from './stored-purchase.ts';

/** Loads Razorpay's script on first use. If that fails, the next call tries again. */
export async function loadCheckout(): Promise<RazorpayConstructor> {
  if (!loaded()) {
    loading ??= addScript();
    await loading.finally(() => {
      loading = undefined;
    });
  }
  const Razorpay = loaded();
  if (!Razorpay) throw new Error("The checkout script didn't define Razorpay.");
  return Razorpay;
}

const loaded = () => (window as unknown as { Razorpay?: RazorpayConstructor }).Razorpay;

let loading: Promise<void> | undefined;

const addScript = () =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = checkoutScript;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("The checkout script didn't load."));
    };
    document.head.append(script);
  });

export type CheckoutResult = { proof: VerificationInput } | { failure: PaymentFailure };

interface Purchase {
  order: Order;
  description: string;
  buyer: Buyer;
}

/**
 * Opens Razorpay's checkout over the page and resolves when it closes. A failed attempt doesn't close it. In in-app
 * browsers and on iPhones it may never resolve: the checkout replaces the page, and the buyer comes back through
 * `POST /payments/return`.
 */
export const openCheckout = (Razorpay: RazorpayConstructor, purchase: Purchase): Promise<CheckoutResult> =>
  new Promise<CheckoutResult>((resolve) => {
    let reason: string | undefined;
    const checkout = new Razorpay({
      ...optionsFor(purchase),
      modal: {
        confirm_close: true,
        ondismiss: () => resolve({ failure: { message: messages.dismissed, reason } }),
      },
      handler: (paid) =>
        resolve({
          proof: {
            razorpayOrderId: paid.razorpay_order_id,
            razorpayPaymentId: paid.razorpay_payment_id,
            razorpaySignature: paid.razorpay_signature,
          },
        }),
    });
    checkout.on('payment.failed', ({ error }) => {
      reason = error.description;
    });
    checkout.on('fault.close', ({ error }) =>
      resolve({ failure: { message: error.description || messages.somethingWrong } }),
    );
    checkout.open();
    // Razorpay's constructor throws if an option is wrong. The buyer can't do anything about that.
  }).catch(() => ({ failure: { message: messages.somethingWrong } }));

const optionsFor = ({ order, description, buyer }: Purchase) => ({
  key: order.key,
  order_id: order.id,
  amount: order.amount,
  currency: order.currency,
  name: brand.name,
  description,
  prefill: { name: buyer.name, email: buyer.email, contact: readPhone(buyer.mobile).value ?? buyer.mobile },
  theme: { color: ink },
  timeout: 900,
  retry: { enabled: true },
  callback_url: `${location.origin}/api/payments/return`,
  // Banks no longer accept collect requests, in which the buyer types in a UPI ID.
  config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } },
});

export type RazorpayConstructor = new (
  options: RazorpayOptions,
) => {
  open: () => void;
  on: (
    event: 'payment.failed' | 'fault.close',
    listener: (event: { error: { description?: string } }) => void,
  ) => void;
};

export interface RazorpayOptions extends ReturnType<typeof optionsFor> {
  modal: { confirm_close: boolean; ondismiss: () => void };
  handler: (paid: {
    razorpay_payment_id: string;
    razorpay_order_id: string;
    razorpay_signature: string;
  }) => void;
}
