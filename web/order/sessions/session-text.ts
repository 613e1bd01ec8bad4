import { ApiError } from '#shared/api/client.ts';
import { movableUntil } from '#shared/domain/coaching/bookings.ts';
import { formatAppointment } from '#shared/domain/time/format.ts';
import { noticeHours } from '#shared/policies.ts';
import { withWholeTimes } from '../../ui/no-break.tsx';

export const timeText = (start: string): string => withWholeTimes(formatAppointment(start));

export function deadlineText(booking: { start: string }): string {
  const until = movableUntil(booking);
  return until < Date.now()
    ? `It’s less than ${noticeHours} hours away, so it can’t be moved or cancelled.`
    : `Move or cancel until ${timeText(new Date(until).toISOString())}.`;
}

export const failureText = (error: unknown): string =>
  error instanceof ApiError && error.status < 500
    ? error.message
    : 'You’re offline, or our server isn’t responding. Please try again: it won’t be done twice.';
