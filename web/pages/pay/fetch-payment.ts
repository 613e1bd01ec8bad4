import { ApiError } from '#shared/api/client.ts';
import { formatStart } from '#shared/domain/classes/class-start.ts';
import { batchStateOf } from '#shared/domain/courses/batch.ts';
import { coursePaise, isPaidOnline } from '#shared/domain/courses/course-price.ts';
import type { RefundRule } from '#shared/domain/orders/refund-rules.ts';
import type { Member } from '#shared/domain/team/member.ts';
import { longDate } from '#shared/domain/time/format.ts';
import { callApi } from '../../api.ts';
import { isFinal } from '../../purchase/order-status.ts';
import type { Product } from '../../purchase/place-order.ts';
import type { PaymentTarget } from './address.ts';

export interface OpenPayment {
  what: string;
  paise: number;
  facts: readonly (readonly [name: string, value: string])[];
  product: Product;
  rule?: RefundRule | undefined;
  /** Missing for a payment link, because the company asks for that payment. */
  instructor?: Member | undefined;
  /** The buyer's details as the owner entered them for the payment link. */
  asked?: { name: string; email?: string | undefined; mobile?: string | undefined };
}

export type PaymentResult =
  | { state: 'open'; payment: OpenPayment }
  | {
      state: 'confirming' | 'checking' | 'paid' | 'expired' | 'withdrawn' | 'full';
      what: string;
      paise: number;
      lastDay: string;
    }
  | { state: 'not online'; courseId: string; what: string }
  | { state: 'wrong'; message: string }
  | { state: 'none' }
  | { state: 'unreachable' };

/** Never rejects. */
export async function fetchPayment(asked: PaymentTarget | undefined): Promise<PaymentResult> {
  if (!asked) return { state: 'none' };
  try {
    return 'link' in asked ? await fetchLink(asked.link) : await fetchCourse(asked.courseId);
  } catch (error) {
    if (!isFinal(error)) return { state: 'unreachable' };
    return { state: 'wrong', message: error instanceof ApiError ? error.message : '' };
  }
}

async function fetchLink(link: string): Promise<PaymentResult> {
  const { data } = await callApi('POST /pay', { body: { link } });
  const { product, plan, what, paise, lastDay, name, email, mobile, state, isConfirming, isChecking } = data;
  if (isConfirming) return { state: 'confirming', what, paise, lastDay };
  if (isChecking) return { state: 'checking', what, paise, lastDay };
  if (state !== 'open') return { state, what, paise, lastDay };
  return {
    state,
    payment: {
      ...{ what, paise, facts: [['Pay by', longDate(lastDay)]], product: { link } },
      asked: { name, email, mobile },
      ...(plan && { rule: 'resume' }),
      ...(product?.kind === 'course' && { rule: 'class' }),
    },
  };
}

async function fetchCourse(courseId: string): Promise<PaymentResult> {
  const [{ data: course }, team] = await Promise.all([
    callApi('GET /courses/{id}', { path: { id: courseId } }),
    fetchTeam(),
  ]);
  const { id, title: what, price, startDate, timings, instructorId } = course;
  if (!isPaidOnline(course) || batchStateOf(course, Date.now()) !== 'open')
    return { state: 'not online', courseId, what };
  const facts = [
    ...(startDate ? [['Starts', formatStart(startDate)] as const] : []),
    ...(timings ? [['Timings', timings] as const] : []),
  ];
  return {
    state: 'open',
    payment: {
      ...{ what, paise: coursePaise(course), facts, product: { course: { id, price } } },
      rule: 'class',
      instructor: team.find((member) => member.id === instructorId),
    },
  };
}

/** Never rejects, because the buyer can pay without knowing who teaches. */
const fetchTeam = () =>
  callApi('GET /team', {}).then(
    ({ data }) => data,
    () => [],
  );
