import * as z from 'zod/mini';

/** Timestamps are ISO 8601 in UTC with milliseconds, so they can be sorted as text. */
export const timestamp = z.iso.datetime();
