import { ApiError } from '#shared/api/client.ts';
import { formatStart } from '#shared/domain/classes/class-start.ts';
import { batchStateOf } from '#shared/domain/courses/batch.ts';
import { coursePaise, isPaidOnline } from '#shared/domain/courses/course-price.ts';
import { longDate } from '#shared/domain/time/format.ts';
import { callApi } from '../../api.ts';
import { isFinal } from '../../purchase/order-status.ts';
import type { PaymentTarget } from './address.ts';
import type { ClosedPayment } from './closed.tsx';
import { fetchTeam } from './fetch-team.ts';
import type { PaymentResult } from './payment-result.ts';

/** Never rejects. */
export async function fetchPayment(asked: PaymentTarget | undefined): Promise<PaymentResult> {
  try {
    const found = await find(asked);
    if (found.state === 'open' || found.state === 'closed') return found;
    const { closedCard } = await import('./closed.tsx');
    return { state: 'closed', card: closedCard(found), isConfirming: found.state === 'confirming' };
  } catch {
    return { state: 'unreachable' };
  }
}

type Found = Exclude<PaymentResult, { state: 'unreachable' }> | ClosedPayment;

async function find(asked: PaymentTarget | undefined): Promise<Found> {
  if (!asked) return { state: 'none' };
  try {
    if ('link' in asked) return await fetchLink(asked.link);
    return 'offerId' in asked
      ? await (await coaching()).fetchOffer(asked)
      : await fetchCourse(asked.courseId);
  } catch (error) {
    if (!isFinal(error)) throw error;
    return { state: 'wrong', message: error instanceof ApiError ? error.message : '' };
  }
}

/** Loaded only for coaching, so that other payments need less. */
const coaching = () => import('./coaching.tsx');

async function fetchLink(link: string): Promise<Found> {
  const { data } = await callApi('POST /pay', { body: { link } });
  const { product, plan, what, paise, lastDay, name, email, mobile, state, isConfirming, isChecking } = data;
  const { wants } = data;
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
      ...(product?.kind === 'coaching' && {
        rule: 'session',
        time: wants && (await coaching()).agreed(wants),
      }),
    },
  };
}

async function fetchCourse(courseId: string): Promise<Found> {
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
      ...{ what, paise: coursePaise(course), facts },
      product: { route: 'POST /courses/{id}/orders', id, rupees: price },
      rule: 'class',
      member: team.find((member) => member.id === instructorId),
    },
  };
}
