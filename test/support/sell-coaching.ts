import assert from 'node:assert/strict';
import type { Call } from '#shared/api/client.ts';
import { buyer } from './entries.ts';
import type { JourneySite } from './journey-site.ts';

/** Sells a package of three sessions, and books, moves, cancels and withdraws them. */
export async function sellCoaching(
  visitor: Call,
  owner: Call,
  { password, razorpay }: Pick<JourneySite, 'password' | 'razorpay'>,
): Promise<void> {
  await owner('POST /admin/session', { body: { password } });
  const member = { name: 'Asha Kulkarni', role: 'Coach', line: 'Interviews.', tasks: [] };
  const { data: coach } = await owner('POST /admin/team', { body: member });
  const offer = {
    ...{ title: 'Interview coaching', description: 'Three sessions, one-on-one.', sessions: 3, minutes: 60 },
    ...{ rupees: 4500, coachId: coach.id, place: 'https://meet.example/asha' },
  };
  const { data: dropped } = await owner('POST /admin/coaching/offers', {
    body: offer,
    idempotencyKey: 'one',
  });
  await owner('DELETE /admin/coaching/offers/{id}', { path: { id: dropped.id } });
  const { data: added } = await owner('POST /admin/coaching/offers', { body: offer, idempotencyKey: 'two' });
  const path = { id: added.id };
  await owner('PUT /admin/coaching/offers/{id}', { path, body: offer, ifMatch: added.version });
  assert.equal((await owner('GET /admin/coaching/offers', {})).data.length, 1);

  const hours = { path: { coachId: coach.id } };
  const { data: usual } = await owner('GET /admin/coaching/availability/{coachId}', hours);
  const { version, ...availability } = usual;
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '10:00', to: '20:00' }));
  await owner('PUT /admin/coaching/availability/{coachId}', {
    ...{ ...hours, body: { ...availability, weekly }, ifMatch: version },
  });

  const { data: offers } = await visitor('GET /coaching/offers', {});
  assert.equal(offers[0]?.times.length, 3);
  const { times } = (await visitor('GET /coaching/offers/{id}/times', { path })).data;
  // From the end of the list, so that even a slow run has the 48 hours it needs to move a session.
  const [first = '', second = '', third = '', fourth = ''] = times.toReversed().filter((_, i) => i % 4 === 0);
  const asked = { userId: 'u1', amount: offer.rupees, ...buyer, email: 'coaching@example.com', start: first };
  const { data: order } = await visitor('POST /coaching/offers/{id}/orders', { path, body: asked });
  const paymentId = razorpay.pay(order.id).id;
  await visitor('POST /verify', {
    body: {
      razorpayOrderId: order.id,
      razorpayPaymentId: paymentId,
      razorpaySignature: razorpay.signature(order.id, paymentId),
    },
  });

  const work = { path: { id: order.id } };
  const { data: renewed } = await owner('POST /admin/orders/{id}/link', work);
  await visitor('POST /orders/session', { body: { link: renewed.url.split('#')[1] ?? '' } });
  assert(!(await visitor('GET /order/times', {})).data.times.includes(first));
  await visitor('GET /order/sessions', {});
  const { data: booked } = await visitor('POST /order/bookings', { body: { start: second } });
  const idOf = (own: typeof booked, start: string) =>
    own.work?.entries.find(({ booking }) => booking?.kind === 'reserved' && booking.start === start)?.booking
      ?.id ?? '';
  await visitor('POST /order/bookings', { body: { start: third, replaces: idOf(booked, second) } });
  await visitor('POST /order/bookings/{id}', {
    ...{ path: { id: idOf(booked, first) }, body: { kind: 'cancelled' } },
  });
  assert((await owner('GET /admin/work/{id}/times', work)).data.times.includes(first));
  const { data: detail } = await owner('POST /admin/work/{id}/bookings', {
    ...work,
    body: { start: fourth },
  });
  await owner('POST /admin/work/{id}/bookings/{bookingId}', {
    path: { id: order.id, bookingId: idOf(detail.order, fourth) },
    body: { kind: 'withdrawn' },
  });
}
