import { documentInWords, finalDraft, type Work, workStateOf } from './work.ts';
import type { FileType, WorkEntry } from './work-entry.ts';

/**
 * The name under which the file of an entry is downloaded: the name that its sender gave it, made safe. Without such a
 * name, a final document is `Cover-Letter.pdf`, any other draft is `Cover-Letter-draft-2.pdf`, and the other files are
 * numbered in the order in which they came.
 */
export function fileNameOf(
  work: Work,
  { id, kind, document = 'To be agreed', version, file }: WorkEntry,
): string {
  if (file?.name) return file.name;
  const type = file?.type ?? 'pdf';
  if (kind === 'draft') {
    const name = capitalised(documentInWords(document)).replaceAll(' ', '-');
    const isFinal = workStateOf(work).documents.some((each) => finalDraft(each)?.id === id);
    return `${name}${isFinal ? '' : `-draft-${version}`}.${type}`;
  }
  const number = work.entries
    .filter((each) => each.file && each.kind !== 'draft')
    .findIndex((each) => each.id === id);
  return `File-${number + 1}.${type}`;
}

/**
 * A file's name as it is kept: without folders, control characters, marks that turn the direction of writing, and what
 * Windows allows in no name, in 200 bytes of UTF-8 at most, with the ending of its real type. Undefined where nothing is
 * left of it.
 */
export function safeFileName(given: string, type: FileType): string | undefined {
  const own = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = own
    .replace(/\s/g, ' ')
    .replace(unsafe, '')
    .replace(/ +/g, ' ')
    .replace(/(\.(pdf|docx)| )+$/i, '')
    .replace(/^[ .]+/, '');
  const short = firstBytes(stem).replace(/[ .]+$/, '');
  return /[\p{L}\p{N}]/u.test(short) ? `${short}.${type}` : undefined;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// Two format characters stay, as they join and divide letters of Indian scripts.
const unsafe = /(?!\u200c|\u200d)\p{C}|["“”„<>:|?*]/gu;

function firstBytes(text: string): string {
  const characters = [...text].slice(0, mostBytes);
  while (new TextEncoder().encode(characters.join('')).length > mostBytes) characters.pop();
  return characters.join('');
}

// A file system takes 255 bytes with the ending, and a browser adds a number to a name that exists already.
const mostBytes = 200;
