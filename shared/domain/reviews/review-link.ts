import * as z from 'zod/mini';

/** The fragment of `/review`. */
export const ReviewLink = z.object({ link: z.string() });
