import { isPaidOffline } from '#shared/domain/payment-links/offline-payment.ts';
import { accountOf } from './accounts.ts';
import { buyersOf, courseSold } from './buyers.ts';
import { ordersOf } from './invariants.ts';
import { answerTo, asOwner, nth, type Runners } from './outcome.ts';
import type { SeatsVersion } from './recording-table.ts';
import { isOfCourse, watchCourse } from './seats.ts';
import { passTime, unlessRefused } from './system.ts';

export const seatRunners: Runners<SeatCommand> = {
  'pay for seats': async (system, { buyers }) => {
    const opened: string[] = [];
    for (let n = 0; n < buyers; n++) {
      const person = { ...buyersOf(0), email: `seat-${system.orders.size}@example.com` };
      const body = { userId: 'u1', amount: courseSold.price, ...person };
      const path = { id: system.courseId };
      const { data } = await answerTo(system.api.visitor('POST /courses/{id}/orders', { path, body }));
      const { id } = (data ?? {}) as { id?: string };
      if (!id) continue;
      system.orders.set(id, Date.now());
      opened.push(id);
    }
    for (const id of opened) {
      await passTime(system, 1 / 60, 'kept');
      unlessRefused(() => accountOf(system, id).razorpay.pay(id, { outcome: 'captured' }));
    }
    return undefined;
  },

  'change course': async (system, { seats, isFull }) => {
    const body = { ...courseSold, ...(seats !== undefined && { seats }), ...(isFull && { isFull }) };
    const watched = await watchCourse(system);
    const path = { id: system.courseId };
    const outcome = await asOwner(system, (owner) => owner('PUT /courses/{id}', { path, body }));
    const { wasGone, isGone, versions } = await watched();
    if (wasGone) return { ...outcome, expected: [404] };
    const isTooFew = ({ held }: SeatsVersion) => seats !== undefined && seats < (held?.size ?? 0);
    return {
      ...outcome,
      expected: [
        ...(versions.every(isTooFew) ? [] : [200]),
        ...(versions.some(isTooFew) ? [400] : []),
        ...(isGone ? [404, 412] : []),
      ],
    };
  },

  'delete course': async (system) => {
    const watched = await watchCourse(system);
    const path = { id: system.courseId };
    const outcome = await asOwner(system, (owner) => owner('DELETE /courses/{id}', { path }));
    return { ...outcome, expected: (await watched()).wasGone ? [404] : [200, 404] };
  },

  'dismiss overbooking': async (system) => {
    const watched = await watchCourse(system);
    const path = { id: system.courseId };
    const outcome = await asOwner(system, (owner) =>
      owner('POST /admin/courses/{id}/overbooking/dismiss', { path }),
    );
    const { wasGone, isGone } = await watched();
    return { ...outcome, expected: wasGone ? [404] : isGone ? [200, 404] : [200] };
  },

  'settle without seat': async (system, { order: n }) => {
    const id = nth([...(await ordersOf(system)).values()].filter(isOfCourse(system.courseId)), n)?.id;
    if (!id) return undefined;
    const path = { id };
    const answer = asOwner(system, (owner) => owner('POST /admin/orders/{id}/arranged', { path }));
    return { ...(await answer), expected: [200, 409] };
  },

  'refund other payment': async (system, { order: n }) => {
    const id = nth([...(await ordersOf(system)).values()].filter(isPaidOffline), n)?.id;
    if (!id) return undefined;
    const call = { path: { id }, body: { reason: 'Agreed in the office.' } };
    const answer = asOwner(system, (owner) => owner('POST /admin/orders/{id}/refund', call));
    return { ...(await answer), expected: [200, 409] };
  },
};

type SeatCommand =
  | 'pay for seats'
  | 'change course'
  | 'delete course'
  | 'dismiss overbooking'
  | 'settle without seat'
  | 'refund other payment';
