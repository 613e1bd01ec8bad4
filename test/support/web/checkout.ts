import { act, screen, within } from '@testing-library/react';
import type { RazorpayConstructor, RazorpayOptions } from '#web/purchase/checkout.ts';
import type { Answers } from './scripted-api.ts';

export const order = {
  id: 'order_MockAbc123',
  number: 'P-2026-48203917',
  amount: 449900,
  currency: 'INR',
  key: 'rzp_test_key',
};

export const answers: Answers = {
  'POST /user': { status: 201, body: { id: 'user-1' } },
  'POST /create-order': { status: 201, body: order },
  'POST /verify': { body: { orderId: order.id, status: 'paid' } },
  'GET /orders/{id}/status': { body: { status: 'created' } },
};

export const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

export const modal = () => within(screen.getByRole('dialog'));

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
    opened,
    pay: () => act(async () => latest().handler(proofFor(latest().order_id))),
    fail: (description: string) =>
      act(async () => listeners.get('payment.failed')?.({ error: { description } })),
    dismiss: () => act(async () => latest().modal.ondismiss()),
    breakDown: (description?: string) =>
      act(async () =>
        listeners.get('fault.close')?.({ error: description === undefined ? {} : { description } }),
      ),
  };
}

export const withoutCheckout = () => Reflect.deleteProperty(window, 'Razorpay');

const proofFor = (razorpay_order_id: string) => ({
  razorpay_order_id,
  razorpay_payment_id: 'pay_MockAbc123',
  razorpay_signature: 'ab12',
});
