import { priceInRupees } from '#shared/domain/orders/pricing.ts';
import type { PaymentLinkInput } from '#shared/domain/payment-links/payment-link.ts';
import { buyer, pmpCourse } from '../entries.ts';

export const buyersOf = (person: number) => ({
  ...buyer,
  ...(person === 1 && { email: buyer.email.toUpperCase(), mobile: `0${buyer.mobile.slice(3)}` }),
  ...(person === 3 && { name: 'Someone Else' }),
  ...(person === 2 && { email: 'other@example.com' }),
});

export const plansOf = (plan: number) => (plan === 2 ? { amount: 1499 } : planOf(plan));

export const seat = 3;

export const courseSold = { ...pmpCourse, startDate: undefined, payOnline: true };

export function subjectsOf(subject: number, courseId: string): Pick<PaymentLinkInput, 'subject' | 'rupees'> {
  if (subject === seat) return { subject: { kind: 'course', courseId }, rupees: courseSold.price };
  if (subject === 2) return { subject: { kind: 'words', words: 'Interview coaching' }, rupees: 2500 };
  const { plan, amount } = planOf(subject);
  return { subject: { kind: 'plan', plan }, rupees: amount };
}

function planOf(plan: number) {
  const chosen = { band: '0-3', item: plan === 0 ? 'Resume' : 'Cover Letter' } as const;
  return { plan: chosen, amount: priceInRupees(chosen) };
}
