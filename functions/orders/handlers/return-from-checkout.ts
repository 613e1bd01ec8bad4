import { safeParse } from 'zod/mini';
import { returnFromCheckout } from '#shared/api/orders.ts';
import { VerificationInput } from '#shared/domain/orders/order-input.ts';
import { openPaidSession } from '../../platform/access/sessions.ts';
import { handle } from '../../platform/http/handle.ts';
import { payPath } from '../checkout/pay-path.ts';
import { verifyCheckout } from '../checkout/verify-checkout.ts';
import { withinTime } from '../razorpay/client.ts';
import * as orders from '../store.ts';

/**
 * On iPhones and in in-app browsers, the checkout replaces our page and posts a form to return to it. Only the order's
 * ID is passed on from the form to the redirect.
 */
export const handler = handle(returnFromCheckout, async ({ raw, address }, reply) => {
  const form = new URLSearchParams(raw.bytes.toString());
  const proof = safeParse(VerificationInput, {
    razorpayOrderId: form.get('razorpay_order_id'),
    razorpayPaymentId: form.get('razorpay_payment_id'),
    razorpaySignature: form.get('razorpay_signature'),
  });
  if (!proof.success) return { location: await backTo({ payment: 'failed', order: orderIn(form) }) };

  const verification = await withinTime(() => verifyCheckout(proof.data, address));
  if (!verification) return { location: await backTo({ payment: 'unverified' }, proof.data.razorpayOrderId) };
  const cookie = await openPaidSession(verification);
  if (cookie) reply.setCookie(cookie);
  return { location: `/payment-success?${new URLSearchParams({ order: verification.orderId })}` };
});

interface Outcome {
  payment: 'failed' | 'unverified';
  order?: string | undefined;
}

async function backTo({ payment, order }: Outcome, id = order): Promise<string> {
  const stored = id ? await orders.find(id) : undefined;
  const page = (stored && payPath(stored)) ?? '/resume';
  const query = new URLSearchParams({ payment, ...(order && { order }) });
  return `${page}${page.includes('?') ? '&' : '?'}${query}`;
}

/** If a payment failed, its order's ID is in the error's metadata, which is JSON. */
const orderIn = (form: URLSearchParams) =>
  form.get('error[metadata]')?.match(/"order_id"\s*:\s*"(order_\w{1,40})"/)?.[1];
