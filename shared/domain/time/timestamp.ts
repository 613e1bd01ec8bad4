import * as z from 'zod/mini';

/** Timestamps are ISO 8601 in UTC with milliseconds, so they can be sorted as text. */
export const timestamp = z.iso.datetime();

/** A time that a caller sends. It can have any offset, so store `new Date(time).toISOString()`. */
export const givenTime = z.iso.datetime({
  offset: true,
  error: 'A time must be in ISO 8601, such as 2026-12-01T13:30:00.000Z.',
});
