import { createHash, randomUUID } from 'node:crypto';
import { fileMediaTypes } from '#shared/api/file-body.ts';
import { erasedText, isErased } from '#shared/domain/limits/retention.ts';
import { attachmentOf, nameInAttachment } from '#shared/domain/work/attachment.ts';
import { fileFault, typeOfFile } from '#shared/domain/work/file-fault.ts';
import { fileNameOf, safeFileName } from '#shared/domain/work/file-name.ts';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import type { BuyerEntryInput, OwnerEntryInput } from '#shared/domain/work/work-entry-input.ts';
import { DomainError, gone, invalid, notFound } from '../platform/errors.ts';
import type { Raw } from '../platform/http/body.ts';
import type { FileAnswer } from '../platform/http/write-answer.ts';
import { inBatches } from '../platform/in-batches.ts';
import { failureOf, log } from '../platform/log.ts';
import type { Creation } from '../platform/table/creation.ts';
import { type Added, addEntry, type NewWorkEntry } from './add-entry.ts';
import { deleteObject, getObject, putObject } from './s3.ts';
import * as works from './store.ts';

/** Stores a file and adds its entry, once for an id. Throws what `storeFile` and `addEntry` throw. */
export async function addFile(
  orderId: string,
  entry: Omit<NewWorkEntry, 'file' | 'fingerprint'>,
  { bytes, headers, by }: Raw & Pick<WorkEntry, 'by'>,
): Promise<works.StoredWork> {
  const file = await storeFile(bytes, headers['content-disposition']);
  return addStored(orderId, { ...entry, file, fingerprint: fingerprintOf(entry, bytes) }, { by });
}

/**
 * Adds the entry of a stored file. The file is stored first, so that no entry names a missing file; a file that no entry names
 * is deleted. Throws what `addEntry` throws.
 */
async function addStored(
  orderId: string,
  entry: NewWorkEntry & Required<Pick<NewWorkEntry, 'file'>>,
  added: Added,
): Promise<works.StoredWork> {
  const { key } = entry.file;
  const work = await addEntry(orderId, entry, added).catch(async (error: unknown) => {
    // A refusal has stored nothing. After any other failure the entry may be there.
    if (error instanceof DomainError) await discardFile(key);
    throw error;
  });
  if (!work.entries.some(({ file }) => file?.key === key)) await discardFile(key);
  return work;
}

/** Adds an entry without an uploaded file. A pasted CV is stored as a file, because it may be long. */
export async function addTyped(
  orderId: string,
  { earlierId: _, ...typed }: (BuyerEntryInput | OwnerEntryInput) & Creation,
  added: Added,
): Promise<void> {
  if (typed.kind !== 'brief' || !typed.brief.cv) {
    await addEntry(orderId, typed, added);
    return;
  }
  const { cv, ...brief } = typed.brief;
  await addStored(orderId, { ...typed, brief, file: await storeText(cv) }, added);
}

/** Stores a text, such as a pasted CV. */
const storeText = (text: string): Promise<works.StoredFile> =>
  store({ bytes: Buffer.from(text), type: 'txt' });

/**
 * Reads the file of an entry. Throws `notFound`; throws `gone` for a file that its buyer deleted or whose retention is over,
 * and, to the buyer, for a withdrawn draft; throws `busy` when S3 fails.
 */
export async function fileOfEntry(
  orderId: string,
  entryId: string,
  reader: WorkEntry['by'],
): Promise<FileAnswer> {
  const work = await works.find(orderId);
  const entry = work?.entries.find(({ id }) => id === entryId);
  if (!work || !entry?.file) throw notFound('Could not find this file.');
  if (entry.file.isGone) throw gone('This file was deleted.');
  if (isErased(entry.at, Date.now())) throw gone(erasedText);
  const isWithdrawn = work.entries.some(({ kind, draft }) => kind === 'withdrawn' && draft === entryId);
  if (isWithdrawn && reader === 'buyer') throw gone('This draft was withdrawn.');
  const { key, type } = entry.file;
  const bytes = await getObject(key);
  if (!bytes) throw gone('We no longer have this file. Please call us if you need it.');
  const headers = {
    'content-type': fileMediaTypes[type],
    'content-disposition': attachmentOf(fileNameOf(work, entry)),
  };
  return { bytes, headers };
}

/**
 * Deletes the files that a buyer has handed in: first marks their entries, so that no link leads to the files any more, and
 * then deletes the objects. A repeat deletes the objects that an earlier call has left. Throws `notFound`, and `busy` when the
 * bucket does not answer.
 */
export async function deleteBuyersFiles(orderId: string): Promise<works.StoredWork> {
  const work = await addEntry(orderId, { id: randomUUID(), kind: 'deleted' }, { by: 'buyer' });
  const keys = work.entries.flatMap(({ file }) => (file?.isGone ? file.key : []));
  await inBatches(keys, deleteObject);
  return work;
}

/**
 * Stores a file under a random key. Throws `invalid` for what is neither a PDF nor a DOCX, and for a `Content-Disposition`
 * without a file name; throws `busy` when the bucket does not answer.
 */
async function storeFile(bytes: Buffer, disposition: string | undefined): Promise<works.StoredFile> {
  const type = await typeOfBytes(bytes);
  if (disposition === undefined) return store({ bytes, type });
  const given = nameInAttachment(disposition);
  if (given === undefined) throw invalid('The header Content-Disposition names no file.');
  return store({ bytes, type, name: safeFileName(given, type) });
}

async function store({
  bytes,
  type,
  name,
}: Pick<works.StoredFile, 'type' | 'name'> & { bytes: Buffer }): Promise<works.StoredFile> {
  // The key has the form of `fileKeyShape`, and tells nothing of a person or an order.
  const key = `${randomUUID()}/${randomUUID()}`;
  await putObject(key, bytes, fileMediaTypes[type]);
  return { key, type, bytes: bytes.length, ...(name && { name }) };
}

/**
 * The type of a file by its bytes. Throws `invalid` with a sentence for its sender. Nothing searches for scripts in a PDF: a
 * file is only ever downloaded, as an attachment.
 */
async function typeOfBytes(bytes: Buffer): Promise<'pdf' | 'docx'> {
  const text = bytes.toString('latin1');
  const file = { size: bytes.length, head: text, tail: text };
  const fault = await fileFault(file);
  const type = typeOfFile(file);
  if (fault !== undefined || !type) throw invalid(fault ?? '');
  return type;
}

/** Tries to delete a file that no entry names. After a failure the bucket's lifecycle deletes it. */
async function discardFile(key: string): Promise<void> {
  try {
    await deleteObject(key);
  } catch (error) {
    log({ event: 'file left over', error: failureOf(error) });
  }
}

const fingerprintOf = ({ kind, document, text }: Omit<NewWorkEntry, 'file'>, bytes: Buffer): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, document, text]))
    .update(bytes)
    .digest('base64url');
