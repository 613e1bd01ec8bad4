import type { Answer } from '../http-server.ts';
import { createApi } from './api.ts';
import { errorResponse, RazorpayApiError } from './api-error.ts';
import { type Behaviour, defaultBehaviour } from './behaviour.ts';
import { type DisputeStep, disputePayment } from './disputes.ts';
import type { Payment } from './entities.ts';
import type { WebhookEvent } from './events.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { openOrder, orderOf } from './orders.ts';
import { createPaymentAttempts } from './payment-attempts.ts';
import { capturePayment, paymentOf, updatePayment } from './payments.ts';
import { settleRefund } from './refunds.ts';
import { serveCheckout } from './serve-checkout.ts';
import { openWebhooks, type WebhookOptions, type Webhooks } from './webhooks.ts';

export const razorpayPath = '/razorpay';

export interface RazorpayOptions {
  keys: { keyId: string; keySecret: string };
  webhooks: WebhookOptions;
  file?: string;
  behaviour?: Behaviour;
  faults?: RazorpayFaults;
}

/** What the faults in `infra/local/faults` do instead of the simulator. */
export interface RazorpayFaults {
  answer: (request: Request, answer: (request: Request) => Promise<Response>) => Promise<Response>;
  emit: (events: readonly WebhookEvent[], webhooks: Webhooks) => void;
}

export type Razorpay = ReturnType<typeof createRazorpay>;

/**
 * Simulates the API under `/v1`, the checkout and signed webhooks. Tests pay with `pay(orderId, { outcome })`, which is
 * 'captured' by default, 'authorized' (until `capture`), 'failed', 'pending' (the bank hasn't responded) or 'twice'.
 */
export function createRazorpay({ keys, webhooks: options, file, faults, ...given }: RazorpayOptions) {
  const ledger = openLedger(file);
  const behaviour = given.behaviour ?? { ...defaultBehaviour };
  const webhooks = openWebhooks(ledger, options);
  const emit = (events: readonly WebhookEvent[]) =>
    faults ? faults.emit(events, webhooks) : webhooks.emit(events);
  const api = createApi(ledger, behaviour, emit);
  const attempts = createPaymentAttempts(ledger, behaviour, keys.keySecret, emit);
  const checkout = serveCheckout({ keyId: keys.keyId, ledger, attempts, webhooks });
  const credentials = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;

  const answerApi = async (request: Request): Promise<Response> => {
    if (request.headers.get('authorization') !== credentials)
      return errorResponse({ description: 'Authentication failed', status: 401 });
    return Response.json(await api(request));
  };

  const answer = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.slice(razorpayPath.length);
    try {
      return (await checkout(request, path)) ?? (await answerApi(request));
    } catch (error) {
      if (error instanceof RazorpayApiError) return errorResponse(error.details);
      throw error;
    }
  };

  const answerOrFail: Answer = (request) => (faults ? faults.answer(request, answer) : answer(request));

  return {
    answer: answerOrFail,
    behaviour,
    webhooks,
    pay: attempts.pay,
    payOutside: (paise: number, options?: { withOrder?: boolean }) =>
      payOutside(ledger, behaviour, attempts.pay, { paise, ...options }),
    authorize: attempts.authorize,
    fail: attempts.fail,
    signature: attempts.signature,
    capture: (id: string) =>
      emit(capturePayment(ledger, behaviour, id, paymentOf(ledger, id).payment.amount)),
    dispute: (paymentId: string, step: DisputeStep) => {
      const { events, dispute } = disputePayment(ledger, paymentId, step);
      emit(events);
      return dispute;
    },
    settleRefund: (id: string, status: 'processed' | 'failed') => emit(settleRefund(ledger, id, status)),
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
  behaviour: Behaviour,
  pay: (orderId: string) => Payment,
  { paise, withOrder = true }: { paise: number; withOrder?: boolean },
): Payment {
  const { id } = openOrder(ledger, behaviour, {
    amount: paise,
    currency: 'INR',
    payment: { capture: 'automatic' },
  });
  const payment = paymentOf(ledger, pay(id).id).payment;
  // The type requires an order, but a payment made outside the API may not have one.
  const without = { order_id: null } as unknown as Pick<Payment, 'order_id'>;
  return withOrder ? payment : updatePayment(ledger, payment.id, without);
}
