import { tenOn } from '../classes/class-start.ts';
import { dayInIndia, daysLater, endOfDay, midnightOf } from '../time/india-time.ts';
import type { DueReasonTimes, DueSession } from '../today/due.ts';
import { type Booking, isUnbooked, type SessionsState, sessionNumber } from './bookings.ts';

/** Days after the payment on which a buyer who has booked nothing is reminded. */
export const bookDays = [3, 14] as const;

interface DueContext {
  startedAt: string;
  place?: string | undefined;
  /** In epoch milliseconds. */
  now: number;
}

/** What the owner sees in Today: sessions of the day, refunds to decide, and buyers who have booked nothing. */
export function bookingsDue(
  sessions: SessionsState,
  { startedAt, place, now }: DueContext,
): DueReasonTimes[] {
  const { bookings } = sessions;
  const days = bookings
    .filter((booking) => booking.state === 'booked' && Date.parse(listedUntil(booking)) > now)
    .map((booking) => sessionDue(dueSessionOf(sessions, booking, place)));
  const refunds = bookings
    .filter(({ state }) => state === 'refund_asked')
    .map(({ since }) => ({ reason: 'session_refund' as const, since }));
  const last = tenOn(daysLater(dayInIndia(startedAt), bookDays[1]));
  return [
    ...days,
    ...refunds,
    ...(isUnbooked(sessions) ? [{ reason: 'unbooked' as const, since: last }] : []),
  ];
}

const sessionDue = (session: DueSession): DueReasonTimes => ({
  reason: 'session',
  since: new Date(midnightOf(dayInIndia(session.start))).toISOString(),
  due: session.start,
  until: listedUntil(session),
  session,
});

/** The end of the day after the session, so that the owner can still say that the buyer didn't come. */
export const listedUntil = ({ start }: Pick<Booking, 'start'>): string =>
  endOfDay(daysLater(dayInIndia(start), 1));

export const dueSessionOf = (
  sessions: SessionsState,
  { id, start, end }: Booking,
  place: string | undefined,
): DueSession => ({
  ...{ booking: id, start, end, number: numberedSession(sessions, id) },
  ...(place && { place }),
});

export const sessionName = ({ sold }: Pick<SessionsState, 'sold'>): string =>
  sold === 1 ? 'Coaching' : `Coaching, ${sold} sessions`;

/** Such as `Coaching 2 of 4`. */
export const numberedSession = (sessions: SessionsState, id: string): string =>
  sessions.sold === 1 ? 'Coaching' : `Coaching ${sessionNumber(sessions, id)} of ${sessions.sold}`;
