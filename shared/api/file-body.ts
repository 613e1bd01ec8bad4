import { limits } from '../domain/limits/limits.ts';
import type { FileType } from '../domain/work/work-entry.ts';
import type { RawBody } from './endpoint.ts';

export const fileMediaTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
};

/**
 * The type is detected from the bytes, because browsers don't agree on the type of DOCX files. The file's name is sent
 * in a header, because URLs are logged and files are often named after people.
 */
export const fileBody: RawBody = {
  mediaTypes: ['application/octet-stream', fileMediaTypes.pdf, fileMediaTypes.docx],
  mostBytes: limits.work.fileBytes,
  optionalHeaders: ['content-disposition'],
};
