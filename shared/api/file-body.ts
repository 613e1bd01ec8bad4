import { limits } from '../domain/limits/limits.ts';
import type { FileType } from '../domain/work/work-entry.ts';
import type { RawBody } from './endpoint.ts';

/** The media types in which files of bought work are downloaded. */
export const fileMediaTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
};

/**
 * A file of bought work as a body. Browsers name the type of a DOCX differently, so the bytes tell the type. The file's
 * name comes in a header, because an address stands in logs and a file is often named after a person.
 */
export const fileBody: RawBody = {
  mediaTypes: ['application/octet-stream', fileMediaTypes.pdf, fileMediaTypes.docx],
  mostBytes: limits.work.fileBytes,
  optionalHeaders: ['content-disposition'],
};
