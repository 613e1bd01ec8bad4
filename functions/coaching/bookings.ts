import {
  bookingChangeRefusal,
  bookingOf,
  bookingRefusal,
  isRepeatedChange,
  spanOf,
} from '#shared/domain/coaching/booking-rules.ts';
import {
  type Booking,
  type BookingEventKind,
  holdsTime,
  type SessionsState,
} from '#shared/domain/coaching/bookings.ts';
import { beforeNextDigest } from '#shared/domain/mail/digest-time.ts';
import { isOver, workStateOf } from '#shared/domain/work/work.ts';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import { conflict, keyReused, notFound } from '../platform/errors.ts';
import { emailEntriesOf, mail } from '../platform/outbox/email-entries.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import type { RetryLimits } from '../platform/table/table.ts';
import * as works from '../works/store.ts';
import * as availability from './availability.ts';
import * as days from './coach-days.ts';

/**
 * The order's work is the truth: it reserves a session, then the coach's day takes or refuses the time, then the work
 * says which. Each step can be repeated, and a job finishes what a crash left (`finishBookings`). Emails are queued with
 * the last step, so they're only sent about a time that the buyer really has.
 */

interface BookingRequest {
  id: string;
  /** ISO 8601. */
  start: string;
  replaces?: string | undefined;
  by: WorkEntry['by'];
}

/**
 * Books a session of an order, or moves it. Throws `notFound` if the work hasn't begun, and `conflict` if no session
 * is left, it's too late to move it, or the time is taken.
 */
export async function book(orderId: string, request: BookingRequest): Promise<void> {
  await reserve(orderId, request);
  const booking = await finish(orderId, request.id, { isAwaited: true });
  if (booking?.state === 'refused') throw conflict(takenText);
}

const takenText = 'Someone else has just taken that time. Choose another one.';

interface Reserving {
  /** True if the time was picked before the payment: instead of throwing, a refusal is recorded and emailed. */
  isPicked?: boolean;
  limits?: RetryLimits | undefined;
}

/** Does nothing if the booking exists already. Throws what `book` throws, except that it can't know if the time is taken. */
export async function reserve(
  orderId: string,
  { id, start, replaces, by }: BookingRequest,
  { isPicked, limits }: Reserving = {},
): Promise<void> {
  let isKnown = false;
  const changed = await works.change(
    orderId,
    (work) => {
      isKnown = false;
      const { sold } = work;
      const state = sessionsIn(work);
      if (!sold || !state) throw conflict('This order has no coaching sessions.');
      const span = spanOf(start, sold.minutes);
      const earlier = bookingOf(state, id);
      if (earlier && (earlier.start !== span.start || earlier.replaces !== replaces)) throw keyReused();
      if (earlier) {
        isKnown = true;
        return undefined;
      }
      const refusal = overText(work) ?? bookingRefusal(state, { ...span, replaces }, { by, now: Date.now() });
      if (refusal && !isPicked) throw conflict(refusal);
      const event = {
        id,
        kind: 'reserved',
        coachId: sold.coachId,
        ...span,
        ...(replaces && { replaces }),
      } as const;
      const set = works.withBookings(work, [event], by);
      if (!refusal) return { set, entries: [works.finishBooking(id)] };
      const refused = works.withBookings(work, [event, { id, kind: 'refused' }], by);
      return { set: refused, entries: [mail('session-taken', { about: id })] };
    },
    limits,
  );
  if (!changed && !isKnown)
    throw notFound('We can’t find this order’s sessions yet. Please try again in a minute.');
}

interface Finishing {
  /** True if someone is waiting for the answer, so that a refusal needs no email. */
  isAwaited?: boolean;
  limits?: RetryLimits | undefined;
}

/** Takes or releases the time that belongs to a booking. Safe to repeat. Returns undefined if there's no such booking. */
export async function finish(
  orderId: string,
  id: string,
  { isAwaited = false, limits }: Finishing = {},
): Promise<Booking | undefined> {
  const work = await works.find(orderId);
  const found = work && bookingIn(work, id);
  if (!found) return undefined;
  const booking = found.state === 'reserved' ? await decide(work, found, { isAwaited, limits }) : found;
  await releaseUnheld(orderId, [
    booking,
    booking.replaces ? await latest(orderId, booking.replaces) : undefined,
  ]);
  return booking;
}

async function decide(
  { id: orderId, entries }: works.StoredWork,
  booking: Booking,
  { isAwaited, limits }: Finishing,
): Promise<Booking> {
  const { id, coachId, start, end } = booking;
  const isOurs = entries.some((entry) => entry.booking?.id === id && entry.by === 'us');
  const bufferMinutes = isOurs ? 0 : (await availability.get(coachId)).bufferMinutes;
  const lock = { coachId, booking: id, of: orderId, start, end };
  const kind = (await days.take(lock, { bufferMinutes, mostMs: limits?.mostMs })) ? 'booked' : 'refused';
  const changed = await works.change(
    orderId,
    (work) => {
      if (bookingIn(work, id)?.state !== 'reserved') return undefined;
      const by = isOurs ? 'us' : 'buyer';
      const emails =
        kind === 'booked'
          ? bookedEmails(work, booking, by)
          : isAwaited
            ? []
            : [mail('session-taken', { about: id })];
      return { set: works.withBookings(work, [{ id, kind }], by), entries: emails };
    },
    limits,
  );
  return (changed && bookingIn(changed, id)) ?? (await latest(orderId, id)) ?? booking;
}

const latest = async (orderId: string, id: string): Promise<Booking | undefined> => {
  const work = await works.find(orderId);
  return work && bookingIn(work, id);
};

async function releaseUnheld(orderId: string, bookings: readonly (Booking | undefined)[]): Promise<void> {
  for (const booking of bookings)
    if (booking && !holdsTime(booking))
      await days.release({
        coachId: booking.coachId,
        booking: booking.id,
        of: orderId,
        start: booking.start,
      });
}

/** Sessions that are booked in one sitting get one email, a few minutes after the first one. */
function bookedEmails(
  work: works.StoredWork,
  { id, start, replaces }: Booking,
  by: WorkEntry['by'],
): NewEntry[] {
  const soon =
    by === 'buyer' && beforeNextDigest(start, Date.now()) ? [mail('session-soon', { about: id })] : [];
  if (replaces) return [mail('session-moved', { about: id }), ...soon];
  const isWaiting = emailEntriesOf(work.outbox, 'sessions-booked').some(({ originalDue }) => !originalDue);
  const due = new Date(Date.now() + sittingMs).toISOString();
  return [...(isWaiting ? [] : [mail('sessions-booked', { about: id, due })]), ...soon];
}

const sittingMs = 3 * 60_000;

interface BookingChange {
  id: string;
  kind: Exclude<BookingEventKind, 'reserved' | 'booked' | 'refused'>;
  by: WorkEntry['by'];
}

/** Throws `notFound` if the work hasn't begun, and `conflict` if the booking can't be changed this way. */
export async function changeBooking(orderId: string, { id, kind, by }: BookingChange): Promise<void> {
  let isKnown = false;
  const changed = await works.change(orderId, (work) => {
    const state = sessionsIn(work);
    if (!state) throw conflict('This order has no coaching sessions.');
    isKnown = isRepeatedChange(state, { id, kind });
    if (isKnown) return undefined;
    const refusal =
      (kind === 'refund_settled' ? undefined : overText(work)) ??
      bookingChangeRefusal(state, { id, kind }, { by, now: Date.now() });
    if (refusal) throw conflict(refusal);
    const isTold = kind === 'cancelled' || kind === 'withdrawn';
    const emails = isTold ? [mail('session-cancelled', { about: id })] : [];
    return {
      set: works.withBookings(work, [{ id, kind }], by),
      entries: [works.finishBooking(id), ...emails],
    };
  });
  if (!changed && !isKnown) throw notFound('We can’t find this order’s sessions.');
  await finish(orderId, id);
}

const overText = (work: works.StoredWork): string | undefined =>
  isOver(workStateOf(work))
    ? 'This order has been refunded, so its sessions can’t be booked or changed.'
    : undefined;

const sessionsIn = (work: works.StoredWork): SessionsState | undefined => workStateOf(work).sessions;

export const bookingIn = (work: works.StoredWork, id: string): Booking | undefined => {
  const sessions = sessionsIn(work);
  return sessions && bookingOf(sessions, id);
};
