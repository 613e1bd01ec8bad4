import {
  type Booking,
  isMovable,
  type SessionsState,
  sessionsToCome,
  wasHeld,
} from '#shared/domain/coaching/bookings.ts';
import { deadlineText } from '#shared/domain/coaching/deadline-text.ts';
import { formatAppointment } from '#shared/domain/time/format.ts';

interface SessionsSummary {
  heading: string;
  text?: string | undefined;
  isDone?: boolean;
}

/** `now` is in epoch milliseconds. */
export function sessionsSummary(sessions: SessionsState, now: number): SessionsSummary {
  const { sold, bookings, left } = sessions;
  const [next] = sessionsToCome(sessions, now);
  const underWay = bookings.find((booking) => wasHeld(booking, now) && Date.parse(booking.end) > now);
  const latest = bookings.findLast(({ state }) => state !== 'moved');
  const toBook = left > 0 ? sessionsToBook(left) : undefined;
  if (underWay) return { heading: 'Your session has started', text: toBook };
  if (next)
    return {
      heading: `Your next session: ${formatAppointment(next.start)}`,
      text: toBook ?? (isMovable(next, now) ? deadlineText(next, now) : undefined),
    };
  if (latest?.state === 'reserved')
    return { heading: 'We’re booking your session', text: 'It takes a moment. This page updates by itself.' };
  if (left > 0) return unbooked(sessions, latest?.state);
  if (bookings.some(({ state }) => state === 'refund_asked'))
    return {
      heading: 'You’ve asked for a refund',
      text: 'We’ll contact you about it. You don’t need to do anything.',
    };
  return {
    heading: sold === 1 ? 'Your session is over' : 'You’ve used all your sessions',
    text: 'If you have a question about it, send us a message.',
    isDone: true,
  };
}

function unbooked({ sold, left }: SessionsState, latest: Booking['state'] | undefined): SessionsSummary {
  if (latest === 'refused')
    return {
      heading: 'That time was taken. Choose another one',
      text: 'Someone else booked it first. Your session is paid for, so just choose another time.',
    };
  if (latest === 'withdrawn')
    return {
      heading: 'Choose another time, or a refund',
      text: 'Your last session was cancelled by us, and we’re sorry. It’s back in your order.',
    };
  const freed =
    latest === 'freed' ? 'Your refund was rejected, so your sessions are back in your order. ' : '';
  return {
    heading: sold === 1 ? 'Choose a time for your session' : 'Choose a time for your next session',
    text: `${freed}${sold === 1 ? 'Choose it below. We’ll email you a calendar entry.' : sessionsToBook(left)}`,
  };
}

const sessionsToBook = (left: number): string =>
  left === 1
    ? 'One session is left to book. Sessions don’t expire.'
    : `${left} sessions are left to book. Sessions don’t expire.`;
