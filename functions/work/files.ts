import { createHash, randomUUID } from 'node:crypto';
import { fileMediaTypes } from '#shared/api/file-body.ts';
import { deletedFileText, isFileExpired } from '#shared/domain/limits/retention.ts';
import { attachmentOf, nameInAttachment } from '#shared/domain/work/attachment.ts';
import { fileError, typeOfFile } from '#shared/domain/work/file-error.ts';
import { fileNameOf, safeFileName } from '#shared/domain/work/file-name.ts';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import type { AdminEntryInput, BuyerEntryInput } from '#shared/domain/work/work-entry-input.ts';
import { DomainError, gone, invalid, notFound } from '../platform/errors.ts';
import type { Raw } from '../platform/http/body.ts';
import type { FileResponse } from '../platform/http/write-response.ts';
import { inBatches } from '../platform/in-batches.ts';
import { failureOf, log } from '../platform/log.ts';
import { bucketNamed } from '../platform/s3.ts';
import type { Creation } from '../platform/table/creation.ts';
import * as works from '../works/store.ts';
import { type Added, addEntry, type NewWorkEntry } from './add-entry.ts';

const files = bucketNamed('FILES_BUCKET');

export async function addFile(
  orderId: string,
  entry: Omit<NewWorkEntry, 'file' | 'fingerprint'>,
  { bytes, headers, by }: Raw & Pick<WorkEntry, 'by'>,
): Promise<works.StoredWork> {
  const file = await storeFile(bytes, headers['content-disposition']);
  return addStored(orderId, { ...entry, file, fingerprint: fingerprintOf(entry, bytes) }, { by });
}

/**
 * Files are stored before their entries, so that no entry can point to a missing file. If the entry isn't added, its
 * file is deleted.
 */
async function addStored(
  orderId: string,
  entry: NewWorkEntry & Required<Pick<NewWorkEntry, 'file'>>,
  added: Added,
): Promise<works.StoredWork> {
  const { key } = entry.file;
  const work = await addEntry(orderId, entry, added).catch(async (error: unknown) => {
    // If the entry was refused, it wasn't stored. After any other error it may have been, so its file is kept.
    if (error instanceof DomainError) await discardFile(key);
    throw error;
  });
  if (!work.entries.some(({ file }) => file?.key === key)) await discardFile(key);
  return work;
}

/** A pasted CV can be long, so it is stored as a file. */
export async function addTyped(
  orderId: string,
  { earlierId: _, ...typed }: (BuyerEntryInput | AdminEntryInput) & Creation,
  added: Added,
): Promise<void> {
  if (typed.kind !== 'brief' || !typed.brief.cv) {
    await addEntry(orderId, typed, added);
    return;
  }
  const { cv, ...brief } = typed.brief;
  await addStored(orderId, { ...typed, brief, file: await storeText(cv) }, added);
}

const storeText = (text: string): Promise<works.StoredFile> =>
  store({ bytes: Buffer.from(text), type: 'txt' });

/**
 * Throws `notFound`, `busy` if S3 fails, and `gone` if the file was deleted, has expired or, for the buyer, belongs to
 * a withdrawn draft.
 */
export async function fileOfEntry(
  orderId: string,
  entryId: string,
  reader: WorkEntry['by'],
): Promise<FileResponse> {
  const work = await works.find(orderId);
  const entry = work?.entries.find(({ id }) => id === entryId);
  if (!work || !entry?.file) throw notFound('We can’t find this file.');
  if (entry.file.isGone) throw gone('This file was deleted.');
  if (isFileExpired(entry.at, Date.now())) throw gone(deletedFileText);
  const isWithdrawn = work.entries.some(({ kind, draft }) => kind === 'withdrawn' && draft === entryId);
  if (isWithdrawn && reader === 'buyer') throw gone('This draft was withdrawn.');
  const { key, type } = entry.file;
  const bytes = await files.get(key);
  if (!bytes) throw gone('We no longer have this file. Please call us if you need it.');
  const headers = {
    'content-type': fileMediaTypes[type],
    'content-disposition': attachmentOf(fileNameOf(work, entry)),
  };
  return { bytes, headers };
}

/**
 * Marks the entries first, so that no link leads to a deleted file. If deleting fails, a retry deletes the files that
 * are left. Throws `notFound`, and `busy` if S3 fails.
 */
export async function deleteBuyersFiles(orderId: string): Promise<works.StoredWork> {
  const work = await addEntry(orderId, { id: randomUUID(), kind: 'deleted' }, { by: 'buyer' });
  const keys = work.entries.flatMap(({ file }) => (file?.isGone ? file.key : []));
  await inBatches(keys, files.remove);
  return work;
}

async function storeFile(bytes: Buffer, disposition: string | undefined): Promise<works.StoredFile> {
  const type = await typeOfBytes(bytes);
  if (disposition === undefined) return store({ bytes, type });
  const given = nameInAttachment(disposition);
  if (given === undefined) throw invalid('The Content-Disposition header has no file name.');
  return store({ bytes, type, name: safeFileName(given, type) });
}

async function store({
  bytes,
  type,
  name,
}: Pick<works.StoredFile, 'type' | 'name'> & { bytes: Buffer }): Promise<works.StoredFile> {
  // The key must match `fileKeyShape`. It's random, so that it reveals neither the person nor the order.
  const key = `${randomUUID()}/${randomUUID()}`;
  await files.put(key, { body: bytes, mediaType: fileMediaTypes[type] });
  return { key, type, bytes: bytes.length, ...(name && { name }) };
}

/**
 * Goes by the file's bytes, not its name. PDFs aren't scanned for scripts, because files are only ever downloaded as
 * attachments.
 */
async function typeOfBytes(bytes: Buffer): Promise<'pdf' | 'docx'> {
  const text = bytes.toString('latin1');
  const file = { size: bytes.length, head: text, tail: text };
  const fault = await fileError(file);
  const type = typeOfFile(file);
  if (fault !== undefined || !type) throw invalid(fault ?? '');
  return type;
}

/** If this fails, the bucket's lifecycle rule deletes the file later. */
async function discardFile(key: string): Promise<void> {
  try {
    await files.remove(key);
  } catch (error) {
    log({ event: 'file not deleted', error: failureOf(error) });
  }
}

const fingerprintOf = ({ kind, document, text }: Omit<NewWorkEntry, 'file'>, bytes: Buffer): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, document, text]))
    .update(bytes)
    .digest('base64url');
