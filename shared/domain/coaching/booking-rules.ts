import { noticeHours } from '../../policies.ts';
import { dayInIndia } from '../time/india-time.ts';
import {
  type Booking,
  type BookingEventKind,
  isMovable,
  isToCome,
  mayBecome,
  type SessionsState,
} from './bookings.ts';

interface Asked {
  by: 'buyer' | 'us';
  /** In epoch milliseconds. */
  now: number;
}

interface Wanted {
  start: string;
  end: string;
  replaces?: string | undefined;
}

/** Returns why a session can't be booked or moved, or undefined if it can. Whether the coach is free isn't checked. */
export function bookingRefusal(
  { bookings, left }: SessionsState,
  { start, end, replaces }: Wanted,
  { by, now }: Asked,
): string | undefined {
  const wrong = timeError({ start, end }, now);
  if (wrong) return wrong;
  if (bookings.length >= mostBookings)
    return 'The sessions of this order have been changed too often. Please call us.';
  if (replaces === undefined)
    return left > 0 ? undefined : 'All sessions of this order are booked. Move one of them instead.';
  const former = bookings.find(({ id }) => id === replaces);
  if (former?.state !== 'booked') return 'That session isn’t booked any more. Reload the page.';
  if (isMoving(bookings, replaces)) return movingText;
  return by === 'us' || isMovable(former, now) ? undefined : tooLateText;
}

/** Returns why a session can't be at this time, or undefined if it can. */
export function timeError({ start, end }: Pick<Wanted, 'start' | 'end'>, now: number): string | undefined {
  if (Date.parse(start) <= now) return 'That time has passed. Choose a later one.';
  return dayInIndia(start) === dayInIndia(Date.parse(end) - 1)
    ? undefined
    : 'A session must end on the day on which it starts. Choose an earlier time.';
}

/** Returns why a booking can't be changed this way, or undefined if it can. */
export function bookingChangeRefusal(
  { bookings, left }: SessionsState,
  { id, kind }: { id: string; kind: Exclude<BookingEventKind, 'reserved'> },
  { by, now }: Asked,
): string | undefined {
  const booking = bookings.find((each) => each.id === id);
  if (!booking || !mayBecome(booking.state, kind))
    return 'That session has changed in the meantime. Reload the page.';
  if (isMoving(bookings, id)) return movingText;
  if (kind === 'cancelled') {
    if (!isToCome(booking, now)) return 'That session has already started.';
    return by === 'us' || isMovable(booking, now) ? undefined : tooLateText;
  }
  if (kind === 'missed' && isToCome(booking, now)) return 'That session hasn’t started yet.';
  if (kind === 'refund_asked' && left === 0)
    return 'You’ve booked another time for this session. Cancel that one first.';
  return undefined;
}

/** Until it's decided, the session counts once, under its old time. */
const isMoving = (bookings: readonly Booking[], id: string) =>
  bookings.some(({ replaces, state }) => replaces === id && state === 'reserved');

const movingText = 'That session is being moved. Please try again in a minute.';

/** A retry of a change that has already been made. */
export const isRepeatedChange = (
  { bookings }: Pick<SessionsState, 'bookings'>,
  { id, kind }: { id: string; kind: BookingEventKind },
): boolean => bookings.some((booking) => booking.id === id && booking.state === kind);

/** What the policy says once it's too late to move or cancel. */
export const tooLateText = `There are less than ${noticeHours} hours until this session, so it can’t be moved or cancelled any more: it’s forfeited if you can’t come. Call us if something has happened.`;

/** The owner can give a session back, so this leaves room for many changes without filling the item. */
const mostBookings = 100;

/** The lock of a payment link's agreed time belongs to this booking, so that paying the link takes it over. */
export const agreedBooking = (linkId: string): string => `agreed-${linkId}`;

export const wantedBooking = ({ id, linkId }: { id: string; linkId?: string | undefined }): string =>
  linkId ? agreedBooking(linkId) : `wanted-${id}`;

export const spanOf = (start: string, minutes: number): { start: string; end: string } => ({
  start: new Date(start).toISOString(),
  end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
});

export const bookingOf = ({ bookings }: Pick<SessionsState, 'bookings'>, id: string): Booking | undefined =>
  bookings.find((booking) => booking.id === id);
