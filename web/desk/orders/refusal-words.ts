import { ApiError } from '#shared/api/client.ts';

/** The API's own words where it says what is in the way; undefined where it failed, or nothing answered. */
export const refusalWords = (error: unknown): string | undefined =>
  error instanceof ApiError && told.has(error.status) ? error.message : undefined;

const told = new Set([400, 404, 409, 502]);
