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
import { failureOf, log } from '../platform/log.ts';
import type { Creation } from '../platform/table/creation.ts';
import { type Added, addEntry, type NewWorkEntry } from './add-entry.ts';
import { deleteObject, putObject, signDownload } from './s3.ts';
import * as works from './store.ts';

/**
 * Keeps a file and adds its entry. Sent again under its id, it is kept once. Throws what `storeFile` and `addStored`
 * throw.
 */
export async function addFile(
  orderId: string,
  entry: Omit<NewWorkEntry, 'file' | 'fingerprint'>,
  { bytes, headers, by }: Raw & Pick<WorkEntry, 'by'>,
): Promise<works.StoredWork> {
  const file = await storeFile(bytes, headers['content-disposition']);
  return addStored(orderId, { ...entry, file, fingerprint: fingerprintOf(entry, bytes) }, { by });
}

/**
 * Adds the entry of a file that is stored already, in this order so that no entry names a file that is not there. A file
 * that no entry names is deleted. Throws what `addEntry` throws.
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

/** Adds an entry as somebody typed it. A pasted CV becomes a file, as it may be long. */
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

/** Keeps a text, such as a CV that was pasted. */
const storeText = (text: string): Promise<works.StoredFile> =>
  store({ bytes: Buffer.from(text), type: 'txt' });

/**
 * A link that downloads the file of an entry, for 60 seconds. Throws `notFound`, and `gone` for a file that its buyer has
 * deleted or that is kept no more, and for a draft that was withdrawn: that, the owner may still look at.
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
  // The object itself has the name that a person gave it, which therefore stands in no address.
  const { key, name } = entry.file;
  return { location: await signDownload(key, name ? undefined : attachmentOf(fileNameOf(work, entry))) };
}

/**
 * Deletes the files that a buyer has handed in: first their entries say so, and no link leads there any more, then the
 * bucket forgets them. Asked again, it deletes what an earlier time has left. Throws `notFound`, and `busy` when the bucket
 * does not answer.
 */
export async function deleteBuyersFiles(orderId: string): Promise<works.StoredWork> {
  const work = await addEntry(orderId, { id: randomUUID(), kind: 'deleted' }, { by: 'buyer' });
  const keys = work.entries.flatMap(({ file }) => (file?.isGone ? file.key : []));
  // Ten at once are as many as an order has at a time.
  while (keys.length > 0) await Promise.all(keys.splice(0, 10).map(deleteObject));
  return work;
}

/**
 * Keeps a file under a key of its own. Its first bytes say what it is: what is neither a PDF nor a DOCX is refused as invalid,
 * in words for whoever sent it, and a header in which no name can be read as well. Throws `busy` when the bucket does not
 * answer.
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
  // As `fileKeyShape` has it: nothing of a person or an order is in it.
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
 * Tells by its first bytes what a file is, or throws in words for whoever sent it. A PDF may carry a script and a DOCX
 * macros, and what an archive says of itself is its sender's word: neither is looked into. It is only ever downloaded, as an
 * attachment of another address than the site's.
 */
function typeOfBytes(bytes: Buffer): 'pdf' | 'docx' {
  const start = bytes.toString('latin1', 0, tellingBytes);
  const type = typeOfFile(start);
  if (!type) throw invalid(fileFault(start) ?? '');
  if (type === 'pdf' && !hasEnd(bytes))
    throw invalid('This PDF is damaged or cut off. Save it again and send that.');
  return type;
}

// Readers take a mark that others have written behind, as far as this.
const hasEnd = (bytes: Buffer) => bytes.subarray(-1024).includes('%%EOF');

/** Deletes a file that nothing names, as far as that works: the bucket's lifecycle takes it otherwise. */
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
