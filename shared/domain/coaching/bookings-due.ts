import { tenOn } from '../classes/class-start.ts';
import { dayInIndia, dayMs, daysLater, endOfDay, midnightOf } from '../time/india-time.ts';
import type { DueReasonTimes, DueSession } from '../today/due.ts';
import { type Booking, type SessionsState, sessionNumber } from './bookings.ts';

/** Days after the payment on which a buyer who has booked nothing is reminded. */
export const bookDays = [3, 14] as const;

/** What the owner sees in Today: sessions of the day, refunds to decide, and buyers who have booked nothing. */
export function bookingsDue(
  sessions: SessionsState,
  { startedAt, place }: { startedAt: string; place?: string | undefined },
): DueReasonTimes[] {
  const { bookings, left } = sessions;
  const days = bookings
    .filter(({ state }) => state === 'booked')
    .map((booking) => sessionDue(dueSessionOf(sessions, booking, place)));
  const refunds = bookings
    .filter(({ state }) => state === 'refund_asked')
    .map(({ since }) => ({ reason: 'session_refund' as const, since }));
  const last = tenOn(daysLater(dayInIndia(startedAt), bookDays[1]));
  const isUnbooked = left > 0 && bookings.every(({ state }) => notBooked.has(state));
  return [...days, ...refunds, ...(isUnbooked ? [{ reason: 'unbooked' as const, since: last }] : [])];
}

/** Shown on the day of the session, and on the day after, so that the owner can say that the buyer didn't come. */
const sessionDue = (session: DueSession): DueReasonTimes => {
  const midnight = midnightOf(dayInIndia(session.start));
  return {
    reason: 'session',
    since: new Date(midnight).toISOString(),
    due: session.start,
    until: endOfDay(dayInIndia(midnight + dayMs)),
    session,
  };
};

export const dueSessionOf = (
  sessions: SessionsState,
  { id, start, end }: Booking,
  place: string | undefined,
): DueSession => ({
  ...{ booking: id, start, end, number: numberedSession(sessions, id) },
  ...(place && { place }),
});

const notBooked: ReadonlySet<Booking['state']> = new Set(['refused', 'cancelled', 'withdrawn']);

export const sessionName = ({ sold }: Pick<SessionsState, 'sold'>): string =>
  sold === 1 ? 'Coaching' : `Coaching, ${sold} sessions`;

/** Such as `Coaching 2 of 4`. */
export const numberedSession = (sessions: SessionsState, id: string): string =>
  sessions.sold === 1 ? 'Coaching' : `Coaching ${sessionNumber(sessions, id)} of ${sessions.sold}`;
