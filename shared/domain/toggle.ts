import * as z from 'zod/mini';

/**
 * What a toggle may carry: the state that the caller saw. It is turned from that one and from no other, so that
 * a repeat of a call whose answer was lost does not turn it back.
 */
export const ToggleInput = z.optional(z.object({ seen: z.boolean() }));
