import { bytesOf, type FileText, isComplete, textFrom } from './file-text.ts';

export async function zipError(file: FileText): Promise<string | undefined> {
  const entries = directoryOf(file);
  if (entries === 'out of sight') return undefined;
  if (!entries) return damaged;
  const types = entries.get('[Content_Types].xml');
  const listed = types && (await textOf(file, types).catch(() => damaged));
  if (listed === damaged) return damaged;
  if (listed === undefined) return errorOfNames(file, entries);

  const main =
    listed.match(/<[^<>]*\.main\+xml[^<>]*>/g)?.find((each) => /word|sheet|present/.test(each)) ?? '';
  const [, part] = /PartName\s*=\s*["']\/([^"']*)/.exec(main) ?? [];
  if (part !== undefined && !entries.has(part)) return damaged;
  if (main.includes('wordprocessingml.document.main')) return undefined;
  const [, what] = office.find(([type]) => main.includes(type)) ?? [];
  return what ? otherKind(what) : errorOfNames(file, entries);
}

const damaged =
  'This file is damaged or incomplete. Save it again as a PDF or Word (.docx) file and send that.';

const otherKind = (what: string) => `This is ${what}. Save it as a PDF or Word (.docx) file and send that.`;

// Parts of the content types in `[Content_Types].xml`. The first match counts.
const office = [
  ['ms-word.document.macroEnabled', 'a Word file with macros (.docm)'],
  ['emplate', 'a template'],
  ['sheet', 'an Excel file'],
  ['presentation', 'a PowerPoint file'],
] as const;

function errorOfNames({ head }: FileText, entries: Entries): string | undefined {
  const names = [...entries.keys()];
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (names.includes('[Content_Types].xml') && has(/^word\/document\d*\.xml$/) && !has(/vbaProject\.bin$/))
    return undefined;
  // OpenDocument and EPUB files start with their type, uncompressed.
  const own = head.startsWith('mimetype', 30) ? head.slice(38, 120) : '';
  if (own.includes('opendocument')) return otherKind('an OpenDocument file');
  if (has(/\.iwa$|^buildVersionHistory\.plist$/)) return otherKind('a Pages, Numbers or Keynote file');
  if (own.includes('epub')) return otherKind('an e-book');
  if (has(/^AndroidManifest\.xml$/)) return otherKind('an Android app');
  return 'This is a ZIP file, not a Word file. Unzip it and send the PDF or Word file inside.';
}

interface Entry {
  isEncrypted: boolean;
  isDeflated: boolean;
  packed: number;
  offset: number;
}

type Entries = Map<string, Entry>;

function directoryOf(file: FileText): Entries | 'out of sight' | undefined {
  const end = file.tail.lastIndexOf('PK\x05\x06');
  if (end < 0) return undefined;
  // A ZIP64 file has a second end record before the usual one.
  const second =
    number(file.tail, end + 16, 4) === 0xffffffff ? file.tail.lastIndexOf('PK\x06\x06', end) : -1;
  const stop = second < 0 ? end : second;
  const [size, offset] =
    second < 0
      ? [number(file.tail, end + 12, 4), number(file.tail, end + 16, 4)]
      : [number(file.tail, second + 40, 6), number(file.tail, second + 48, 6)];
  if (file.size - file.tail.length + stop - size !== offset) return undefined;
  if (stop < size) return isComplete(file) ? undefined : 'out of sight';

  const entries: Entries = new Map();
  let at = stop - size;
  while (file.tail.startsWith('PK\x01\x02', at) && at < stop) {
    const name = number(file.tail, at + 28, 2);
    entries.set(file.tail.slice(at + 46, at + 46 + name), {
      isEncrypted: number(file.tail, at + 8, 2) % 2 === 1,
      isDeflated: number(file.tail, at + 10, 2) === 8,
      packed: number(file.tail, at + 20, 4),
      offset: number(file.tail, at + 42, 4),
    });
    at += 46 + name + number(file.tail, at + 30, 2) + number(file.tail, at + 32, 2);
  }
  return at === stop ? entries : undefined;
}

/** Reads a little-endian number. Returns NaN past the end of the text. */
function number(text: string, at: number, bytes: number): number {
  let sum = 0;
  for (let i = bytes - 1; i >= 0; i--) sum = sum * 256 + text.charCodeAt(at + i);
  return sum;
}

/**
 * Returns only the start of a long entry, or undefined if it isn't available or the browser can't inflate it. Rejects
 * if the data is damaged.
 */
async function textOf(file: FileText, { isEncrypted, isDeflated, packed, offset }: Entry) {
  const text = textFrom(file, offset);
  const start = text && 30 + number(text, 26, 2) + number(text, 28, 2);
  const data = start === undefined || start === '' ? '' : (text?.slice(start, start + packed) ?? '');
  if (data.length < packed) return isComplete(file) ? damaged : undefined;
  if (isEncrypted) return undefined;
  if (!isDeflated) return data;
  if (typeof DecompressionStream === 'undefined') return undefined;
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // If writing fails, so does reading, and that error isn't ignored.
  const ignore = () => {};
  writer.write(bytesOf(data)).catch(ignore);
  writer.close().catch(ignore);
  const reader = readable.getReader();
  const decoder = new TextDecoder();
  let found = '';
  while (found.length < maxCharacters) {
    const { done, value } = await reader.read();
    if (done) return found;
    found += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return found;
}

// A small file can inflate to gigabytes.
const maxCharacters = 500_000;
