import { documentLabel, finalDraft, type Work, workStateOf } from './work.ts';
import type { FileType, WorkEntry } from './work-entry.ts';

/**
 * The sender's own file name, made safe. Without one, a final document is called `Cover-Letter.pdf`, any other draft is
 * called `Cover-Letter-draft-2.pdf`, and other files are numbered.
 */
export function fileNameOf(
  work: Work,
  { id, kind, document = 'Document', version, file }: WorkEntry,
): string {
  if (file?.name) return file.name;
  const type = file?.type ?? 'pdf';
  if (kind === 'draft') {
    const name = capitalised(documentLabel(document)).replaceAll(' ', '-');
    const isFinal = workStateOf(work).documents.some((each) => finalDraft(each)?.id === id);
    return `${name}${isFinal ? '' : `-draft-${version}`}.${type}`;
  }
  const number = work.entries
    .filter((each) => each.file && each.kind !== 'draft')
    .findIndex((each) => each.id === id);
  return `File-${number + 1}.${type}`;
}

/**
 * Removes folders, control characters, bidirectional marks and characters that Windows forbids, and adds the extension
 * for the actual file type. Returns undefined if nothing is left.
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

// Keeps the two joiners that Indian scripts need.
const unsafe = /(?!\u200c|\u200d)\p{C}|["“”„<>:|?*]/gu;

function firstBytes(text: string): string {
  const characters = [...text].slice(0, mostBytes);
  while (new TextEncoder().encode(characters.join('')).length > mostBytes) characters.pop();
  return characters.join('');
}

// File systems allow 255 bytes including the extension, and a browser may add a number to the name.
const mostBytes = 200;
