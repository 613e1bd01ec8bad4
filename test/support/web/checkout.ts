import { act } from '@testing-library/react';
import type { RazorpayConstructor, RazorpayOptions } from '#web/purchase/checkout.ts';

/** The one fake of `window.Razorpay`, by which a test plays Razorpay's checkout. */
export function scriptCheckout({ throws = false } = {}) {
  const opened: RazorpayOptions[] = [];
  const listeners = new Map<string, (event: { error: { description?: string } }) => void>();
  const Razorpay: RazorpayConstructor = class {
    constructor(options: RazorpayOptions) {
      if (throws) throw new Error('Invalid amount');
      opened.push(options);
    }
    open() {}
    on(event: string, listener: (event: { error: { description?: string } }) => void) {
      listeners.set(event, listener);
    }
  };
  Object.assign(window, { Razorpay });

  const latest = () => {
    const options = opened.at(-1);
    if (!options) throw new Error('No checkout was opened.');
    return options;
  };
  return {
    /** The options of every opened checkout. */
    opened,
    /** Completes a payment of the order. */
    pay: () => act(async () => latest().handler(proofFor(latest().order_id))),
    /** Fails a try, which leaves the checkout open. */
    fail: (description: string) =>
      act(async () => listeners.get('payment.failed')?.({ error: { description } })),
    dismiss: () => act(async () => latest().modal.ondismiss()),
    /** Closes the checkout for a fault of its own. */
    breakDown: (description?: string) =>
      act(async () =>
        listeners.get('fault.close')?.({ error: description === undefined ? {} : { description } }),
      ),
  };
}

/** Removes the checkout's script, so that the page has to fetch it. */
export const withoutCheckout = () => Reflect.deleteProperty(window, 'Razorpay');

const proofFor = (razorpay_order_id: string) => ({
  razorpay_order_id,
  razorpay_payment_id: 'pay_MockAbc123',
  razorpay_signature: 'ab12',
});
