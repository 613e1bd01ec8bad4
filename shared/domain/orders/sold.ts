import * as z from 'zod/mini';

/** A thing that is sold without a plan of the price list: a course, or words and an amount. */
export const Sold = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('course'), courseId: z.string(), title: z.string() }),
  z.object({ kind: z.literal('words'), words: z.string() }),
]);
export type Sold = z.output<typeof Sold>;
