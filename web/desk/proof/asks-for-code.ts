import { ApiError } from '#shared/api/client.ts';

/** Tells a refusal that asks for a code of the second factor from every other. */
export const asksForCode = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.status === 401 || error.status === 403) &&
  error.errors.some(({ field }) => field === 'code');

/** Says why a code was not taken, in the API's words where it answered. */
export const codeFailure = (error: unknown): string =>
  error instanceof ApiError && error.status < 500 ? error.message : 'No answer came. Please try again.';
