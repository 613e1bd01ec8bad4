import { noticeHours } from '../../policies.ts';
import { formatAppointment } from '../time/format.ts';
import { type BookedTime, movableUntil } from './bookings.ts';

/** `now` is in epoch milliseconds. */
export function deadlineText(booking: Pick<BookedTime, 'start'>, now: number): string {
  const until = movableUntil(booking);
  return until < now
    ? `It’s less than ${noticeHours} hours away, so it can’t be moved or cancelled.`
    : `Move or cancel until ${formatAppointment(new Date(until).toISOString())}.`;
}
