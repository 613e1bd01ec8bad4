import { ApiError } from '#shared/api/client.ts';

/** Whether the API refused, and by this status. */
export const isRefusal = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

/** Tells a refusal that asks for a code of the second factor from every other. */
export const asksForCode = (error: unknown): error is ApiError =>
  (isRefusal(error, 401) || isRefusal(error, 403)) && error.errors.some(({ field }) => field === 'code');

/** Makes the sentence of a failure: the API's own where it refused, and else another. */
export const refusalOr =
  (sentence: string) =>
  (error: unknown): string =>
    error instanceof ApiError && error.status < 500 ? error.message : sentence;

/** Makes the sentence of a failure where the API may tell what Razorpay has answered. */
export const razorpaysRefusalOr =
  (sentence: string) =>
  (error: unknown): string =>
    isRefusal(error, 502) ? error.message : refusalOr(sentence)(error);

/** Makes the sentence of a failed act that happens once, however often it is pressed: `once` says so. */
export const refusalOrUnconfirmed = (once: string) =>
  refusalOr(`No confirmation came. Pressing again is safe: ${once}.`);
