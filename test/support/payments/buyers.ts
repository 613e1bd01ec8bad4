import { priceOf } from '#shared/domain/orders/pricing.ts';
import type { PaymentLinkInput } from '#shared/domain/payment-links/payment-link.ts';
import { buyer, pmpCourse } from '../entries.ts';

/** Two buyers, the first of whom writes her name in two ways, and a third who gives her address as his own. */
export const buyersOf = (person: number) => ({
  ...buyer,
  ...(person === 1 && { email: buyer.email.toUpperCase(), mobile: `0${buyer.mobile.slice(3)}` }),
  ...(person === 3 && { name: 'Somebody Else' }),
  ...(person === 2 && { email: 'other@example.com' }),
});

/** What buyers order at our own checkout: a plan, or only an amount. */
export const plansOf = (plan: number) => (plan === 2 ? { amount: 1499 } : planOf(plan));

/** The plan, or the subject of a payment link, that is a seat in the course. */
export const seat = 3;

/** The course as the owner writes it, without its seats. A batch without a start never begins. */
export const courseSold = { ...pmpCourse, startDate: undefined, payOnline: true };

/** What the owner asks money for: a plan, words and an amount, or a seat in the course. */
export function subjectsOf(subject: number, courseId: string): Pick<PaymentLinkInput, 'subject' | 'rupees'> {
  if (subject === seat) return { subject: { kind: 'course', courseId }, rupees: courseSold.price };
  if (subject === 2) return { subject: { kind: 'words', words: 'Interview coaching' }, rupees: 2500 };
  const { plan, amount } = planOf(subject);
  return { subject: { kind: 'plan', plan }, rupees: amount };
}

function planOf(plan: number) {
  const chosen = { band: '0-3', item: plan === 0 ? 'Resume' : 'Cover Letter' } as const;
  return { plan: chosen, amount: priceOf(chosen) };
}
