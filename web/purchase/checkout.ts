import { brand } from '#shared/brand.ts';
import type { VerificationInput } from '#shared/domain/orders/order-input.ts';
import type { Order } from '#shared/domain/orders/payment.ts';
import { readPhone } from '#shared/domain/text/phone.ts';
import { checkoutScript } from '#shared/razorpay.ts';
import { messages, type PaymentFailure } from './purchase-state.ts';
import type { Buyer } from './stored-purchase.ts';

/**
 * Loads Razorpay's script, at the first purchase and not before: until then the page asks nobody but our own
 * server for anything. After a failure the next call tries again.
 */
export async function loadCheckout(): Promise<RazorpayConstructor> {
  if (!loaded()) {
    loading ??= addScript();
    await loading.finally(() => {
      loading = undefined;
    });
  }
  const Razorpay = loaded();
  if (!Razorpay) throw new Error('The checkout script left no Razorpay.');
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
      reject(new Error('The checkout script did not load.'));
    };
    document.head.append(script);
  });

/** The result of a checkout: a payment to verify, or none. */
export type CheckoutResult = { proof: VerificationInput } | { failure: PaymentFailure };

interface Purchase {
  order: Order;
  /** The thing that it buys, in words. */
  description: string;
  buyer: Buyer;
}

/**
 * Opens Razorpay's window over the page. Settles once, when that has closed; a failed try does not close it. On
 * an iPhone and in an app's browser it may never settle: there the buyer leaves the page and comes back by
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
    // Its constructor throws where an option is wrong, which a buyer cannot mend.
  }).catch(() => ({ failure: { message: messages.somethingWrong } }));

const optionsFor = ({ order, description, buyer }: Purchase) => ({
  key: order.key,
  order_id: order.id,
  amount: order.amount,
  currency: order.currency,
  name: brand.name,
  description,
  prefill: { name: buyer.name, email: buyer.email, contact: readPhone(buyer.mobile).value ?? buyer.mobile },
  theme: { color: '#1a2340' },
  timeout: 900,
  retry: { enabled: true },
  callback_url: `${location.origin}/api/payments/return`,
  // Banks take no more payments that begin with a typed UPI address.
  config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } },
});

/** The parts of Razorpay's `checkout.js` that are used here. */
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
