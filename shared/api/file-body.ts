import { limits } from '../domain/limits/limits.ts';
import type { RawBody } from './endpoint.ts';

/**
 * A file as a body. Browsers differ in what they call a DOCX, so its bytes say what it is. Its name comes in a header, for
 * an address stands in logs and a name is often a person's.
 */
export const fileBody: RawBody = {
  mediaTypes: [
    'application/octet-stream',
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  mostBytes: limits.work.fileBytes,
  optionalHeaders: ['content-disposition'],
};

/** A file of questions as a body: its bytes say whether it is CSV or JSON. */
export const questionFile: RawBody = {
  mediaTypes: ['application/octet-stream'],
  mostBytes: limits.work.fileBytes,
};
