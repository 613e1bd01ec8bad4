import { priceOf } from '#shared/domain/orders/pricing.ts';
import type { PaymentLinkInput } from '#shared/domain/payment-links/payment-link.ts';
import { buyer } from '../entries.ts';

/** Two buyers, the first of whom writes her name in two ways, and a third who gives her address as his own. */
export const buyersOf = (person: number) => ({
  ...buyer,
  ...(person === 1 && { email: buyer.email.toUpperCase(), mobile: `0${buyer.mobile.slice(3)}` }),
  ...(person === 3 && { name: 'Somebody Else' }),
  ...(person === 2 && { email: 'other@example.com' }),
});

/** What buyers order: one of two plans, or an amount alone. */
export const plansOf = (plan: number) => (plan === 2 ? { amount: 1499 } : planOf(plan));

/** What the owner asks money for: one of the plans, or words and an amount. */
export function subjectsOf(subject: number): Pick<PaymentLinkInput, 'subject' | 'rupees'> {
  if (subject === 2) return { subject: { kind: 'words', words: 'Interview coaching' }, rupees: 2500 };
  const { plan, amount } = planOf(subject);
  return { subject: { kind: 'plan', plan }, rupees: amount };
}

function planOf(plan: number) {
  const chosen = { band: '0-3', item: plan === 0 ? 'Resume' : 'Cover Letter' } as const;
  return { plan: chosen, amount: priceOf(chosen) };
}
