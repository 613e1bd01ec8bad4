import { ApiError } from '#shared/api/client.ts';
import { formatAppointment } from '#shared/domain/time/format.ts';
import { withWholeTimes } from '../../ui/no-break.tsx';

export const timeText = (start: string): string => withWholeTimes(formatAppointment(start));

export const failureText = (error: unknown): string =>
  error instanceof ApiError && error.status < 500
    ? error.message
    : 'You’re offline, or our server isn’t responding. Please try again: it won’t be done twice.';
