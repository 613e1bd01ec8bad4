import { noticeHours } from '../../policies.ts';
import type { RefundPhase } from '../orders/refunds.ts';

/**
 * The sessions of an order follow from its entries, like the rest of its work. A coach's day is only a lock: `reserved`
 * is written before the lock is taken, and `booked` or `refused` after it.
 */

export const sessionEvents = [
  'reserved',
  'booked',
  'refused',
  'cancelled',
  'withdrawn',
  'forfeited',
  'missed',
] as const;
export type SessionEventKind = (typeof sessionEvents)[number];

export interface SessionEvent {
  kind: SessionEventKind;
  /** ISO 8601. */
  at: string;
  by: 'buyer' | 'us';
  /** The booking's id. */
  booking: string;
  /** Set when it's reserved. */
  time?: BookedTime | undefined;
  /** The booking that this one replaces, if the session is moved. */
  replaces?: string | undefined;
}

export interface BookedTime {
  coachId: string;
  /** ISO 8601. */
  start: string;
  /** ISO 8601. */
  end: string;
}

/**
 * `reserved` until the coach's day has decided. `withdrawn` if we cancelled or the coach didn't come, and `freed` if it
 * was still to come when a full refund began. `missed` if the buyer didn't come.
 */
export type BookingState =
  | 'reserved'
  | 'booked'
  | 'refused'
  | 'moved'
  | 'cancelled'
  | 'withdrawn'
  | 'freed'
  | 'forfeited'
  | 'missed';

export interface Booking extends BookedTime {
  id: string;
  state: BookingState;
  replaces?: string | undefined;
}

export interface SessionsSold {
  /** How many the order includes. */
  sessions: number;
  events: readonly SessionEvent[];
  /** Oldest first. */
  refundSteps?: readonly { phase: RefundPhase; at: string }[] | undefined;
}

export interface SessionsState {
  /** In the order in which they were reserved. */
  bookings: Booking[];
  /** Sessions that can still be booked. */
  left: number;
}

export function sessionsOf({ sessions, events, refundSteps = [] }: SessionsSold): SessionsState {
  const bookings = new Map<string, Booking>();
  const steps = [...events, ...refundSteps].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  for (const step of steps) {
    if ('phase' in step) {
      if (step.phase !== 'kept') free(bookings, step.at);
    } else apply(bookings, step);
  }
  const all = [...bookings.values()];
  return { bookings: all, left: sessions - all.filter(usesSession).length };
}

/** A reservation that moves a session uses none of its own, because the session it replaces still counts. */
const usesSession = ({ state, replaces }: Booking) =>
  state === 'booked' || state === 'forfeited' || state === 'missed' || (state === 'reserved' && !replaces);

function free(bookings: Map<string, Booking>, at: string): void {
  for (const booking of bookings.values()) if (isToCome(booking, Date.parse(at))) booking.state = 'freed';
}

function apply(bookings: Map<string, Booking>, { kind, booking: id, time, replaces }: SessionEvent): void {
  const booking = bookings.get(id);
  if (kind === 'reserved') {
    if (!booking && time) bookings.set(id, { id, ...time, state: 'reserved', ...(replaces && { replaces }) });
    return;
  }
  if (!booking || !follows[kind].includes(booking.state)) return;
  booking.state = kind;
  const former = kind === 'booked' && booking.replaces && bookings.get(booking.replaces);
  if (former && former.state === 'booked') former.state = 'moved';
}

const follows: Record<Exclude<SessionEventKind, 'reserved'>, readonly BookingState[]> = {
  booked: ['reserved'],
  refused: ['reserved'],
  cancelled: ['booked'],
  withdrawn: ['booked', 'forfeited', 'missed'],
  forfeited: ['booked'],
  missed: ['booked'],
};

/** `now` is in epoch milliseconds. */
export const isToCome = ({ state, start }: Booking, now: number): boolean =>
  (state === 'booked' || state === 'reserved') && Date.parse(start) > now;

export const wasHeld = ({ state, start }: Booking, now: number): boolean =>
  state === 'booked' && Date.parse(start) <= now;

/** The last moment (epoch milliseconds) at which the buyer can move or cancel a session. */
export const movableUntil = ({ start }: Pick<BookedTime, 'start'>): number =>
  Date.parse(start) - noticeHours * 60 * 60_000;

export const isMovable = (booking: Booking, now: number): boolean =>
  booking.state === 'booked' && now <= movableUntil(booking);

/** A package has started once a session was held or forfeited. */
export const isStarted = ({ bookings }: SessionsState, now: number): boolean =>
  bookings.some(
    (booking) => booking.state === 'forfeited' || booking.state === 'missed' || wasHeld(booking, now),
  );
