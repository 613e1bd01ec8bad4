import { act, screen, within } from '@testing-library/react';
import type { RazorpayConstructor, RazorpayOptions } from '#web/purchase/checkout.ts';
import type { Answers } from './scripted-api.ts';

/** The order that the scripted API opens. */
export const order = { id: 'order_MockAbc123', amount: 449900, currency: 'INR', key: 'rzp_test_key' };

/** The API's answers on the way to a paid order. */
export const answers: Answers = {
  'POST /user': { status: 201, body: { id: 'user-1' } },
  'POST /create-order': { status: 201, body: order },
  'POST /verify': { body: { orderId: order.id, status: 'paid' } },
  'GET /orders/{id}/status': { body: { status: 'created' } },
};

/** An API that no call reaches. */
export const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

export const modal = () => within(screen.getByRole('dialog'));

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
