import * as z from 'zod/mini';
import { noticeVersion } from '../text/fields.ts';

const number = z.transform((text: string): number | undefined => Number(text));

/**
 * The notice version is in the query because the body is the file. This schema is separate from
 * `shared/api/file-body.ts`, so that the browser doesn't load it.
 */
export const FileQuery = z.object({
  noticeVersion: z.optional(z.pipe(z.pipe(z.string(), number), noticeVersion)),
});
