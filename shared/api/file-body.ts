import { limits } from '../domain/limits/limits.ts';
import type { RawBody } from './endpoint.ts';

/**
 * A file of bought work as a body. Browsers name the type of a DOCX differently, so the bytes tell the type. The file's
 * name comes in a header, because an address stands in logs and a file is often named after a person.
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
