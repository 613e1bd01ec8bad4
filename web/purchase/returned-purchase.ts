import type { Plan } from '#shared/domain/payment.ts';
import { bands } from '#shared/domain/pricing.ts';
import { findOffer } from '../content/resume-offers.ts';
import { keptPurchase } from './kept-purchase.ts';

/** A purchase that a buyer left the page for, and came back from without a proof of payment. */
export interface ReturnedPurchase {
  payment: 'failed' | 'unverified';
  /** What was kept of it before the page was left, if anything. */
  plan: Plan | undefined;
  orderId: string | undefined;
}

/** The purchase that `POST /payments/return` says in the address somebody came back from. */
export function returnedPurchase(search: string): ReturnedPurchase | undefined {
  const query = new URLSearchParams(search);
  const payment = query.get('payment');
  if (payment !== 'failed' && payment !== 'unverified') return undefined;
  const kept = keptPurchase();
  return { payment, plan: kept && listed(kept.plan), orderId: query.get('order') ?? kept?.orderId };
}

// It may have been kept before a price list that no longer has it.
const listed = (plan: Plan) => (bands.includes(plan.band) && findOffer(plan.item) ? plan : undefined);
