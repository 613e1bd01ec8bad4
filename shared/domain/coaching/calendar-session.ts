import type { Booking, SessionsState } from './bookings.ts';

/** A session in the buyer's calendar. */
export interface CalendarSession {
  /** The id of the session's first booking, so that a moved session keeps its entry. */
  id: string;
  /** Increases with each change (RFC 5545). */
  sequence: number;
  /** ISO 8601. */
  start: string;
  /** ISO 8601. */
  end: string;
  isCancelled: boolean;
}

export function calendarSession(
  { bookings }: Pick<SessionsState, 'bookings'>,
  booking: Booking,
): CalendarSession {
  const { start, end, state } = booking;
  const isCancelled = state !== 'booked';
  let first = booking;
  let moves = 0;
  for (let former = formerOf(bookings, first); former; former = formerOf(bookings, first)) {
    first = former;
    moves += 1;
  }
  return { id: first.id, sequence: moves + Number(isCancelled), start, end, isCancelled };
}

const formerOf = (bookings: readonly Booking[], { replaces }: Booking) =>
  replaces === undefined ? undefined : bookings.find(({ id }) => id === replaces);
