import * as z from 'zod/mini';
import { noticeVersion } from '../text/fields.ts';

const number = z.transform((text: string): number | undefined => Number(text));

/** What a buyer's file comes with beside its bytes. A query has only texts. */
export const FileQuery = z.object({
  noticeVersion: z.optional(z.pipe(z.pipe(z.string(), number), noticeVersion)),
});
