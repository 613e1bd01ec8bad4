import { ApiError } from '#shared/api/client.ts';

export const isRefusal = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

export const asksForCode = (error: unknown): error is ApiError =>
  (isRefusal(error, 401) || isRefusal(error, 403)) && error.errors.some(({ field }) => field === 'code');

export const refusalOr =
  (sentence: string) =>
  (error: unknown): string =>
    error instanceof ApiError && error.status < 500 ? error.message : sentence;

/** For calls that need Razorpay. If Razorpay fails, the API responds with a 502 and a message. */
export const razorpaysRefusalOr =
  (sentence: string) =>
  (error: unknown): string =>
    isRefusal(error, 502) ? error.message : refusalOr(sentence)(error);

/** For actions that are safe to repeat. `once` says why. */
export const refusalOrUnconfirmed = (once: string) =>
  refusalOr(`No response. You can safely try again: ${once}.`);
