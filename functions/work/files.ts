import { createHash, randomUUID } from 'node:crypto';
import { erasedText, isErased } from '#shared/domain/limits/retention.ts';
import { fileFault, tellingBytes, typeOfFile } from '#shared/domain/work/file-fault.ts';
import { attachmentOf, fileNameOf, nameInAttachment, safeFileName } from '#shared/domain/work/file-name.ts';
import type {
  BuyerEntryInput,
  FileType,
  OwnerEntryInput,
  WorkEntry,
} from '#shared/domain/work/work-entry.ts';
import { DomainError, gone, invalid, notFound } from '../platform/errors.ts';
import type { Raw } from '../platform/http/body.ts';
import { inBatches } from '../platform/in-batches.ts';
import { failureOf, log } from '../platform/log.ts';
import type { Creation } from '../platform/table/creation.ts';
import { type Added, addEntry, type NewWorkEntry } from './add-entry.ts';
import { deleteObject, putObject, signDownload } from './s3.ts';
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
 * Signs a link that downloads the file of an entry, for 60 seconds. Throws `notFound`; throws `gone` for a file that its buyer
 * deleted or whose retention is over, and, to the buyer, for a withdrawn draft.
 */
export async function linkToEntry(
  orderId: string,
  entryId: string,
  reader: WorkEntry['by'],
): Promise<{ location: string }> {
  const work = await works.find(orderId);
  const entry = work?.entries.find(({ id }) => id === entryId);
  if (!work || !entry?.file) throw notFound('Could not find this file.');
  if (entry.file.isGone) throw gone('This file was deleted.');
  if (isErased(entry.at, Date.now())) throw gone(erasedText);
  const isWithdrawn = work.entries.some(({ kind, draft }) => kind === 'withdrawn' && draft === entryId);
  if (isWithdrawn && reader === 'buyer') throw gone('This draft was withdrawn.');
  // The stored object has the name that a person gave the file, so that the name is in no address.
  const { key, name } = entry.file;
  return { location: await signDownload(key, name ? undefined : attachmentOf(fileNameOf(work, entry))) };
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
  const type = typeOfBytes(bytes);
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
  await putObject(key, bytes, { mediaType: mediaTypes[type], disposition: name && attachmentOf(name) });
  return { key, type, bytes: bytes.length, ...(name && { name }) };
}

const mediaTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
};

/**
 * The type of a file by its first bytes. Throws `invalid` in words for whoever sent it. Scripts in a PDF and macros in a DOCX
 * are not searched for: a file is only ever downloaded, as an attachment from another origin than the site's.
 */
function typeOfBytes(bytes: Buffer): 'pdf' | 'docx' {
  const start = bytes.toString('latin1', 0, tellingBytes);
  const type = typeOfFile(start);
  if (!type) throw invalid(fileFault(start) ?? '');
  if (type === 'pdf' && !hasEnd(bytes))
    throw invalid('This PDF is damaged or cut off. Save it again and send that.');
  return type;
}

// PDF readers accept bytes behind the end mark, up to this number.
const hasEnd = (bytes: Buffer) => bytes.subarray(-1024).includes('%%EOF');

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
