import type { Answer } from '../http-server.ts';
import { createApi } from './api.ts';
import { openBooks } from './books.ts';
import { createBuyer } from './buyer.ts';
import { serveCheckout } from './checkout.ts';
import { openFailures } from './failures.ts';
import { orderOf } from './orders.ts';
import { capturePayment, paymentOf } from './payments.ts';
import { settleRefund } from './refunds.ts';
import { Refusal, refused } from './refusal.ts';
import { defaultSwitches, type Switches } from './switches.ts';
import { openWebhooks, type WebhookOptions } from './webhooks.ts';

/** Where the simulator answers, under the local site's own address. */
export const razorpayPath = '/razorpay';

export interface RazorpayOptions {
  keys: { keyId: string; keySecret: string };
  webhooks: WebhookOptions;
  /** Where its state outlives a restart; in memory alone unless said. */
  file?: string;
  switches?: Partial<Switches>;
}

export type Razorpay = ReturnType<typeof createRazorpay>;

/**
 * Razorpay, simulated: its API under `/v1`, its checkout, and its signed webhooks. What follows is for tests:
 *
 * - `pay(orderId, { outcome })`: a buyer pays; 'captured' unless said, or 'authorized' (until `capture`), 'failed',
 *   'pending' (no word from the bank), 'twice' (two payments, both captured). Returns the payment, or throws a
 *   `Refusal`, as does all below.
 *   An `amount` or `currency` beside the outcome makes Razorpay take another than the order's.
 * - `authorize(paymentId)`, `fail(paymentId)`: the bank's word on a pending payment, late or not; a failed one
 *   may be authorised yet. Auto-capture follows, also on an order that another payment has paid.
 * - `capture(paymentId)`; `settleRefund(refundId, 'processed' | 'failed')` where `switches.refunds` is 'pending'.
 * - `signature(orderId, paymentId)`, `orders()`, `order(id)`, `payment(id)`, `paymentsOf(orderId)`, `refundsOf(paymentId)`.
 * - `webhooks.deliveries`: every event, its bytes and each attempt; `webhooks.deliver(eventId)` sends one (again)
 *   now; `webhooks.settled()`; `webhooks.rotateSecret(secret)`. `switches.webhooks = 'held'` sends none by itself.
 * - `failNext({ call, with, afterEffect, times })`: how the next calls of the API fail; `recover()` forgets it.
 */
export function createRazorpay({ keys, webhooks: options, file, switches: chosen }: RazorpayOptions) {
  const books = openBooks(file);
  const switches: Switches = { ...defaultSwitches, ...chosen };
  const webhooks = openWebhooks(books, switches, options);
  const failures = openFailures();
  const api = createApi(books, switches, webhooks.emit);
  const buyer = createBuyer(books, switches, keys.keySecret, webhooks.emit);
  const checkout = serveCheckout({ keyId: keys.keyId, books, switches, buyer, webhooks });
  const credentials = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;

  const answerApi = async (request: Request): Promise<Response> => {
    if (request.headers.get('authorization') !== credentials)
      return refused({ description: 'Authentication failed', status: switches.wrongKeyStatus });
    return Response.json(await api(request));
  };

  const answer: Answer = async (request) => {
    const path = new URL(request.url).pathname.slice(razorpayPath.length);
    try {
      return (
        (await checkout(request, path)) ??
        (await failures.guard(`${request.method} ${path}`, () => answerApi(request)))
      );
    } catch (error) {
      if (error instanceof Refusal) return refused(error.fault);
      throw error;
    }
  };

  return {
    answer,
    switches,
    webhooks,
    failNext: failures.failNext,
    recover: failures.clear,
    pay: buyer.pay,
    authorize: buyer.authorize,
    fail: buyer.fail,
    signature: buyer.signature,
    capture: (id: string) => webhooks.emit(capturePayment(books, id, paymentOf(books, id).payment.amount)),
    settleRefund: (id: string, status: 'processed' | 'failed') =>
      webhooks.emit(settleRefund(books, id, status)),
    orders: () => books.all('order').map(({ order }) => order),
    order: (id: string) => orderOf(books, id).order,
    payment: (id: string) => paymentOf(books, id).payment,
    paymentsOf: (orderId: string) => books.paymentsOf(orderId).map(({ payment }) => payment),
    refundsOf: (paymentId: string) => books.refundsOf(paymentId).map(({ refund }) => refund),
    /** Goes on with what an earlier run left: webhooks to deliver, banks to answer. */
    resume: () => {
      webhooks.resume();
      buyer.resume();
    },
    /** Ends every timer and delivery. */
    stop: () => {
      buyer.stop();
      webhooks.stop();
    },
  };
}
