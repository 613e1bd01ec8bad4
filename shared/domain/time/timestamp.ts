import * as z from 'zod/mini';

/** ISO 8601 in UTC with milliseconds, which sorts as text. */
export const timestamp = z.iso.datetime();
