import * as z from 'zod/mini';
import { noticeVersion } from '../text/fields.ts';

const number = z.transform((text: string): number | undefined => Number(text));

/**
 * The query of a buyer's file names the notice that the buyer saw, as the body is the file alone. Every value of a query is a
 * text. The schema stands apart from `shared/api/file-body.ts`, which the browser loads.
 */
export const FileQuery = z.object({
  noticeVersion: z.optional(z.pipe(z.pipe(z.string(), number), noticeVersion)),
});
