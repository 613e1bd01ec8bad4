import { ApiError } from '#shared/api/client.ts';

export function failureText(error: unknown): string {
  if (!(error instanceof ApiError))
    return 'You’re offline, or our server isn’t responding. What you wrote is still here. Please try again.';
  if (error.status === 412)
    return 'This order has changed (see the top of the page). What you wrote is still here. Please check it and resend.';
  if (error.status >= 500)
    return 'Our server couldn’t accept it just now. What you wrote is still here. Please try again in a minute.';
  return error.message;
}
