import { noticeHours } from '../../policies.ts';

/**
 * The sessions of an order follow from the bookings in its work. A coach's day is only a lock: `reserved` is written
 * before the lock is taken, and `booked` or `refused` after it.
 */

export const bookingEvents = [
  'reserved',
  'booked',
  'refused',
  'cancelled',
  'withdrawn',
  'forfeited',
  'missed',
  'freed',
  'refund_asked',
  'refund_settled',
] as const;
export type BookingEventKind = (typeof bookingEvents)[number];

export interface BookedTime {
  coachId: string;
  /** ISO 8601. */
  start: string;
  /** ISO 8601. */
  end: string;
}

/**
 * `reserved` until the coach's day has decided. `withdrawn` if we cancelled or the coach didn't come, and `freed` if it
 * was still to come when a full refund began. `missed` if the buyer didn't come. `refund_asked` if the buyer wants the
 * price of a withdrawn session back, and `refund_settled` once the owner has decided.
 */
export type BookingState = BookingEventKind | 'moved';

export interface Booking extends BookedTime {
  id: string;
  state: BookingState;
  /** When it got this state. */
  since: string;
  replaces?: string | undefined;
}

export interface SessionsState {
  sold: number;
  /** In the order in which they were reserved. */
  bookings: readonly Booking[];
  /** Sessions that can still be booked. */
  left: number;
}

/** What an order for coaching includes. */
export interface SoldSessions {
  sessions: number;
  minutes: number;
  coachId: string;
  /** An address, or a link to join. */
  place?: string | undefined;
}

export type Bookings = Map<string, Booking>;

interface Event extends Partial<BookedTime> {
  id: string;
  kind: BookingEventKind;
  replaces?: string | undefined;
}

/** Events that don't fit the booking's state, such as repeated ones, change nothing. `at` is ISO 8601. */
export function applyBooking(bookings: Bookings, event: Event, at: string): void {
  const { id, kind, coachId, start, end, replaces } = event;
  const booking = bookings.get(id);
  if (kind === 'reserved') {
    if (!booking && coachId && start && end)
      bookings.set(id, { id, coachId, start, end, state: kind, since: at, ...(replaces && { replaces }) });
    return;
  }
  if (!booking || !follows[kind].includes(booking.state)) return;
  Object.assign(booking, { state: kind, since: at });
  const former = kind === 'booked' && booking.replaces && bookings.get(booking.replaces);
  if (former && former.state === 'booked') Object.assign(former, { state: 'moved', since: at });
}

const follows: Record<Exclude<BookingEventKind, 'reserved'>, readonly BookingState[]> = {
  booked: ['reserved'],
  refused: ['reserved'],
  cancelled: ['booked'],
  withdrawn: ['booked', 'forfeited', 'missed'],
  forfeited: ['booked'],
  missed: ['booked'],
  freed: ['reserved', 'booked'],
  refund_asked: ['withdrawn'],
  refund_settled: ['refund_asked'],
};

export const mayBecome = (state: BookingState, kind: Exclude<BookingEventKind, 'reserved'>): boolean =>
  follows[kind].includes(state);

export const sessionsOf = (sold: number, bookings: Bookings): SessionsState => {
  const all = [...bookings.values()];
  return { sold, bookings: all, left: sold - all.filter(usesSession).length };
};

/** A reservation that moves a session doesn't use another one, because the replaced session still counts. */
const usesSession = ({ state, replaces }: Booking) =>
  using.includes(state) || (state === 'reserved' && !replaces);

const using: readonly BookingState[] = ['booked', 'forfeited', 'missed', 'refund_asked', 'refund_settled'];

/** True if the coach's day must be locked for this booking. */
export const holdsTime = ({ state }: Pick<Booking, 'state'>): boolean =>
  state === 'reserved' || state === 'booked';

/** `now` is in epoch milliseconds. */
export const isToCome = (booking: Pick<Booking, 'state' | 'start'>, now: number): boolean =>
  holdsTime(booking) && Date.parse(booking.start) > now;

export const sessionsToCome = ({ bookings }: Pick<SessionsState, 'bookings'>, now: number): Booking[] =>
  bookings
    .filter((booking) => booking.state === 'booked' && isToCome(booking, now))
    .sort((one, other) => (one.start < other.start ? -1 : 1));

export const wasHeld = ({ state, start }: Pick<Booking, 'state' | 'start'>, now: number): boolean =>
  state === 'booked' && Date.parse(start) <= now;

/** The last moment (epoch milliseconds) at which the buyer can move or cancel a session. */
export const movableUntil = ({ start }: Pick<BookedTime, 'start'>): number =>
  Date.parse(start) - noticeHours * 60 * 60_000;

export const isMovable = (booking: Pick<Booking, 'state' | 'start'>, now: number): boolean =>
  booking.state === 'booked' && now <= movableUntil(booking);

/** A package has started once a session was held or forfeited. */
export const isStarted = ({ bookings }: Pick<SessionsState, 'bookings'>, now: number): boolean =>
  bookings.some(
    (booking) => booking.state === 'forfeited' || booking.state === 'missed' || wasHeld(booking, now),
  );

/** True if the buyer has never had a session booked. */
export const isUnbooked = ({ bookings }: Pick<SessionsState, 'bookings'>): boolean =>
  bookings.every(({ state }) => state === 'refused');

/** The number of a session among the sessions of its order, counted from 1 in order of time. */
export const sessionNumber = ({ bookings }: Pick<SessionsState, 'bookings'>, id: string): number =>
  bookings
    .filter((booking) => usesSession(booking))
    .sort((one, other) => (one.start < other.start ? -1 : 1))
    .findIndex((booking) => booking.id === id) + 1;
