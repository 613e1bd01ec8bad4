import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../http-server.ts';
import { createApi } from './api.ts';
import { errorResponse, RazorpayApiError } from './api-error.ts';
import { type DisputeStep, disputePayment } from './disputes.ts';
import type { Payment } from './entities.ts';
import { createFailures } from './failures.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { openOrder, orderOf } from './orders.ts';
import { createPaymentAttempts } from './payment-attempts.ts';
import { capturePayment, paymentOf, updatePayment } from './payments.ts';
import { settleRefund } from './refunds.ts';
import { serveCheckout } from './serve-checkout.ts';
import { defaultSwitches, type Switches } from './switches.ts';
import { withUnknownStatuses } from './unknown-statuses.ts';
import { openWebhooks, type WebhookOptions } from './webhooks.ts';

export const razorpayPath = '/razorpay';

export interface RazorpayOptions {
  keys: { keyId: string; keySecret: string };
  webhooks: WebhookOptions;
  file?: string;
  switches?: Partial<Switches>;
}

export type Razorpay = ReturnType<typeof createRazorpay>;

/**
 * Simulates the API under `/v1`, the checkout and signed webhooks. Tests pay with `pay(orderId, { outcome })`, which is
 * 'captured' by default, 'authorized' (until `capture`), 'failed', 'pending' (the bank hasn't responded) or 'twice'.
 */
export function createRazorpay({ keys, webhooks: options, file, switches: chosen }: RazorpayOptions) {
  const ledger = openLedger(file);
  const switches: Switches = { ...defaultSwitches, ...chosen };
  const webhooks = openWebhooks(ledger, switches, options);
  const failures = createFailures();
  const api = createApi(ledger, switches, webhooks.emit);
  const attempts = createPaymentAttempts(ledger, switches, keys.keySecret, webhooks.emit);
  const checkout = serveCheckout({ keyId: keys.keyId, ledger, switches, attempts, webhooks });
  const credentials = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;

  const answerApi = async (request: Request): Promise<Response> => {
    if (request.headers.get('authorization') !== credentials)
      return errorResponse({ description: 'Authentication failed', status: 401 });
    const answer = await api(request);
    return Response.json(switches.statuses === 'known' ? answer : withUnknownStatuses(answer));
  };

  const answer: Answer = async (request) => {
    const path = new URL(request.url).pathname.slice(razorpayPath.length);
    if (switches.answerMs > 0) await wait(switches.answerMs);
    try {
      return (
        (await checkout(request, path)) ??
        (await failures.answerOrFail(`${request.method} ${path}`, () => answerApi(request)))
      );
    } catch (error) {
      if (error instanceof RazorpayApiError) return errorResponse(error.details);
      throw error;
    }
  };

  return {
    answer,
    switches,
    webhooks,
    failNext: failures.failNext,
    recover: failures.clear,
    pay: attempts.pay,
    payOutside: (paise: number, options?: { withOrder?: boolean }) =>
      payOutside(ledger, switches, attempts.pay, { paise, ...options }),
    authorize: attempts.authorize,
    fail: attempts.fail,
    signature: attempts.signature,
    capture: (id: string) =>
      webhooks.emit(capturePayment(ledger, switches, id, paymentOf(ledger, id).payment.amount)),
    dispute: (paymentId: string, step: DisputeStep) => {
      const { events, dispute } = disputePayment(ledger, paymentId, step);
      webhooks.emit(events);
      return dispute;
    },
    settleRefund: (id: string, status: 'processed' | 'failed') =>
      webhooks.emit(settleRefund(ledger, id, status)),
    orders: () => ledger.all('order').map(({ order }) => order),
    order: (id: string) => orderOf(ledger, id).order,
    payment: (id: string) => paymentOf(ledger, id).payment,
    paymentsOf: (orderId: string) => ledger.paymentsOf(orderId).map(({ payment }) => payment),
    disputes: () => ledger.all('dispute').map(({ dispute }) => dispute),
    refundsOf: (paymentId: string) => ledger.refundsOf(paymentId).map(({ refund }) => refund),
    /** Delivers webhooks and authorises late payments left over from an earlier run. */
    resume: () => {
      webhooks.resume();
      attempts.resume();
    },
    stop: () => {
      attempts.stop();
      webhooks.stop();
    },
  };
}

function payOutside(
  ledger: Ledger,
  switches: Switches,
  pay: (orderId: string) => Payment,
  { paise, withOrder = true }: { paise: number; withOrder?: boolean },
): Payment {
  const { id } = openOrder(ledger, switches, {
    amount: paise,
    currency: 'INR',
    payment: { capture: 'automatic' },
  });
  const payment = paymentOf(ledger, pay(id).id).payment;
  // The type requires an order, but a payment made outside the API may not have one.
  const without = { order_id: null } as unknown as Pick<Payment, 'order_id'>;
  return withOrder ? payment : updatePayment(ledger, payment.id, without);
}
