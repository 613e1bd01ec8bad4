import type { VerificationInput } from '#shared/domain/orders/order-input.ts';
import { isPaid } from '#shared/domain/orders/order-status.ts';
import type { Plan, Verification } from '#shared/domain/orders/payment.ts';
import { callApi } from '../api.ts';
import { isListed } from '../content/resume-plans.ts';
import type { CheckoutResult } from './checkout.ts';
import { type FoundOrder, fetchOrder, isFinal } from './order-status.ts';
import { messages, type PaymentFailure } from './purchase-state.ts';
import { findStoredPurchase } from './stored-purchase.ts';

export type PurchaseOutcome =
  | {
      status: Verification['status'];
      isPaymentReported?: boolean;
    }
  | {
      failure: PaymentFailure;
      /** True if the checkout reported a payment, but we couldn't reach our server to confirm it. */
      isOutcomeUnknown?: boolean;
    };

/** Trusts our server over the checkout. */
export async function outcomeOf(orderId: string, result: CheckoutResult): Promise<PurchaseOutcome> {
  if ('failure' in result) return outcomeByStatus(orderId, result.failure);
  const verification = await retry(() => verify(result.proof));
  if (verification !== 'refused' && verification !== 'unreachable')
    return { status: verification, isPaymentReported: true };
  if (verification === 'refused') return outcomeByStatus(orderId, { message: messages.unverified });
  const outcome = await outcomeByStatus(orderId, { message: messages.unverified });
  return 'failure' in outcome ? { ...outcome, isOutcomeUnknown: true } : outcome;
}

/** What we know when the buyer comes back from a checkout that replaced the page. */
export interface CheckoutReturn {
  payment: 'failed' | 'unverified';
  /** Undefined if the plan is no longer sold. */
  plan: Plan | undefined;
  orderId: string | undefined;
}

/** Reads the query that `POST /payments/return` adds when it redirects. */
export function findCheckoutReturn(search: string): CheckoutReturn | undefined {
  const query = new URLSearchParams(search);
  const payment = query.get('payment');
  if (payment !== 'failed' && payment !== 'unverified') return undefined;
  const stored = findStoredPurchase();
  return {
    payment,
    plan: stored?.plan && isListed(stored.plan) ? stored.plan : undefined,
    orderId: query.get('order') ?? stored?.orderId,
  };
}

export async function outcomeOfReturn({ orderId, payment }: CheckoutReturn): Promise<PurchaseOutcome> {
  const failure = { message: payment === 'unverified' ? messages.unverified : messages.somethingWrong };
  return orderId ? outcomeByStatus(orderId, failure) : { failure };
}

export async function outcomeByStatus(orderId: string, failure: PaymentFailure): Promise<PurchaseOutcome> {
  const found = await retry(async () => {
    const order = await fetchOrder(orderId);
    return order.status === 'unreachable' ? order.status : order;
  });
  const { status, number }: FoundOrder = found === 'unreachable' ? { status: found } : found;
  if (isPaid(status)) return { status: 'paid' };
  if (status === 'processing') return { status };
  if (status === 'checking') return { status, isPaymentReported: true };
  const stored = findStoredPurchase();
  const known = stored?.orderId === orderId ? stored.orderNumber : undefined;
  return { failure: { ...failure, orderNumber: number ?? known } };
}

async function verify(proof: VerificationInput): Promise<Verification['status'] | 'refused' | 'unreachable'> {
  try {
    return (await callApi('POST /verify', { body: proof })).data.status;
  } catch (error) {
    return isFinal(error) ? 'refused' : 'unreachable';
  }
}

async function retry<Answer>(ask: () => Promise<Answer | 'unreachable'>): Promise<Answer | 'unreachable'> {
  for (const wait of [1000, 2000, 4000]) {
    const answer = await ask();
    if (answer !== 'unreachable') return answer;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return ask();
}
