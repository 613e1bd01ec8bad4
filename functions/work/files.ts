import { randomUUID } from 'node:crypto';
import type { FileType } from '#shared/domain/work/work-entry.ts';
import { failureOf, log } from '../platform/log.ts';
import { typeOfFile } from './file-content.ts';
import { deleteObject, putObject, signDownload } from './s3.ts';
import type { StoredFile } from './store.ts';

/**
 * Keeps a file under a key of its own. Its first bytes say what it is: what is neither a PDF nor a DOCX is refused as invalid,
 * in words for whoever sent it. Throws `busy` when the bucket does not answer.
 */
export const storeFile = async (bytes: Buffer): Promise<StoredFile> => store(bytes, typeOfFile(bytes));

/** Keeps a text, such as a CV that was pasted. */
export const storeText = (text: string): Promise<StoredFile> => store(Buffer.from(text), 'txt');

/** A link that downloads a file under a name of ours, for 60 seconds; whoever has it needs no session. */
export const linkToFile = signDownload;

/** Deletes a file; one that is gone already is no error. Throws `busy` when the bucket does not answer. */
export const deleteFile = deleteObject;

/** Deletes a file that nothing names, as far as that works: the bucket's lifecycle takes it otherwise. */
export async function discardFile(key: string): Promise<void> {
  try {
    await deleteObject(key);
  } catch (error) {
    log({ event: 'file left over', error: failureOf(error) });
  }
}

async function store(bytes: Buffer, type: FileType): Promise<StoredFile> {
  // As `fileKeyShape` has it: nothing of a person or an order is in it.
  const key = `${randomUUID()}/${randomUUID()}`;
  await putObject(key, bytes, mediaTypes[type]);
  return { key, type, bytes: bytes.length };
}

const mediaTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
};
