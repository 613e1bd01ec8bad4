import assert from 'node:assert/strict';
import { agreedBooking, wantedBooking } from '#shared/domain/coaching/booking-rules.ts';
import { type Booking, holdsTime, isToCome, sessionsToCome } from '#shared/domain/coaching/bookings.ts';
import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { workStateOf } from '#shared/domain/work/work.ts';
import type { World } from './world.ts';

interface Held extends Booking {
  orderId: string;
}

/** What holds at any time, even while requests and jobs are being killed. */
export async function assertConsistent(world: World): Promise<Held[]> {
  const [works, days] = await Promise.all([world.works(), world.days()]);
  const booked: Held[] = [];
  for (const work of works) {
    const { sessions } = workStateOf(work);
    assert(sessions, `${work.id} has no sessions`);
    assert(sessions.left >= 0, `${work.id} has booked more sessions than it was sold`);
    const own = sessions.bookings.filter(({ state }) => state === 'booked');
    booked.push(...own.map((booking) => ({ ...booking, orderId: work.id })));
  }
  for (const { id, orderId, coachId, start, end } of booked) {
    const day = days.find(({ sessions = {} }) => sessions[id]?.start === start);
    const lock = day?.sessions?.[id];
    assert.deepEqual(lock, { start, end, of: orderId }, `${id} is booked, but its time isn't locked`);
    assert.equal(day?.coachId, coachId);
  }
  for (const one of booked)
    for (const other of booked)
      if (one !== other && one.coachId === other.coachId)
        assert(one.end <= other.start || other.end <= one.start, `${one.id} and ${other.id} overlap`);
  return booked;
}

/** An email's calendar file adds only booked sessions, and removes only sessions that aren't booked any more. */
export async function assertMailed(world: World): Promise<void> {
  const { api } = world;
  api.ses.emails.length = 0;
  await api.runSchedule('sendMail');
  const [works, orders] = await Promise.all([world.works(), world.orders()]);
  for (const { tags, attachments } of api.ses.emails) {
    const about = Buffer.from(tags.id ?? '', 'base64url').toString();
    const work = works.find(({ id }) => id === about);
    const [calendar] = attachments;
    if (!calendar) continue;
    assert(work, `an email about ${about} has a calendar file, but there's no work`);
    const order = orders.find(({ id }) => id === about);
    // A full refund frees the sessions as soon as the order knows of it, and the work follows.
    const isKept = order && refundPhaseOf(order) === 'kept';
    const toCome = isKept ? sessionsToCome(workStateOf(work).sessions ?? { bookings: [] }, Date.now()) : [];
    const starts = new Set(toCome.map(({ start }) => start.replace(/[-:]|\.000/g, '')));
    const named = [...calendar.text.matchAll(/^DTSTART:(\S+)/gm)].map(([, start = '']) => start);
    assert(named.length > 0, `the calendar file of ${tags.template} is empty`);
    const isRemoval = calendar.text.includes('METHOD:CANCEL');
    for (const start of named)
      assert.equal(starts.has(start), !isRemoval, `${tags.template} is about ${start}, which has changed`);
    world.figures.calendars += 1;
  }
}

/** What holds once the jobs have run. */
export async function assertAgreed(world: World): Promise<void> {
  const [works, days, orders] = await Promise.all([world.works(), world.days(), world.orders()]);
  const bookings = works.flatMap((work) =>
    (workStateOf(work).sessions?.bookings ?? []).map((booking) => ({ ...booking, orderId: work.id })),
  );
  assert.deepEqual(
    bookings.filter(({ state }) => state === 'reserved'),
    [],
    'a reservation is never decided',
  );
  const held = new Map(bookings.filter(holdsTime).map((booking) => [booking.id, booking]));
  for (const day of days)
    for (const [id, { of }] of Object.entries(day.sessions ?? {})) {
      if (id === agreedBooking(of)) continue;
      assert(held.has(id), `${id} is locked, but its order doesn't hold it`);
    }
  for (const order of orders) {
    if (!order.paidBy) continue;
    const work = works.find(({ id }) => id === order.id);
    assert(work, `${order.id} is paid, but its work hasn't begun`);
    const isRefunded = refundPhaseOf(order) !== 'kept';
    const own = bookings.filter(({ orderId }) => orderId === order.id);
    if (isRefunded)
      assert(
        !own.some((booking) => isToCome(booking, Date.now())),
        `${order.id} is refunded, but has a session`,
      );
    if (order.wants)
      assert(
        own.some(({ id }) => id === wantedBooking(order)),
        `${order.id}: the time that was picked was forgotten`,
      );
  }
}
