import { type FileText, isComplete, textFrom } from './file-text.ts';
import { opensWithoutPassword } from './pdf-password.ts';
import { type PdfDictionary, type PdfValue, readDictionary } from './pdf-values.ts';

/** Undefined if it's accepted, or if the available parts can't decide. */
export async function pdfError(file: FileText, headerAt: number): Promise<string | undefined> {
  const end = withoutPadding(file.tail);
  if (end === '' && !isComplete(file)) return undefined;
  const markAt = end.lastIndexOf('startxref');
  const [, offset] = /^startxref\s+(\d+)/.exec(end.slice(markAt, markAt + 40)) ?? [];
  // Objects after the last end mark belong to an unfinished change.
  if (!offset || /\d\s+\d+\s+obj\b/.test(end.slice(markAt))) return damaged;

  const trailer =
    trailerAt(file, Number(offset) + headerAt) ??
    trailerAt(file, Number(offset)) ??
    trailerBefore(end.slice(0, markAt));
  if (!trailer) return isComplete(file) ? damaged : undefined;
  const encryption = trailer.get('Encrypt');
  if (encryption === undefined || encryption === 'null') return undefined;
  const settings = resolve(file, encryption);
  if (!settings) return isComplete(file) ? damaged : undefined;
  const [id] = [trailer.get('ID') ?? []].flat();
  return (await opensWithoutPassword(settings, typeof id === 'string' ? id.slice(1) : ''))
    ? undefined
    : 'This PDF needs a password to open. Save a copy without the password and send that.';
}

const damaged = 'This PDF is damaged or cut off. Save it again and send that.';

// Some programs append zeros, some servers a whole page.
const maxTrailingBytes = 64_000;

function withoutPadding(tail: string): string {
  let length = tail.length;
  while (length > 0 && (tail[length - 1] ?? '') <= ' ') length--;
  return tail.slice(Math.max(0, length - maxTrailingBytes), length);
}

/** Of the cross-reference table or stream at an offset. */
function trailerAt(file: FileText, offset: number): PdfDictionary | undefined {
  const text = textFrom(file, offset);
  if (text === undefined) return undefined;
  if (/^\s*xref\s/.test(text.slice(0, 20))) return trailerIn(text, text.indexOf('trailer'));
  const [object] = /^\s*\d+\s+\d+\s+obj\s*(?=<<)/.exec(text.slice(0, 60)) ?? [];
  const found = object && readDictionary(text, object.length);
  return found && found.get('Type') === '/XRef' ? found : undefined;
}

/**
 * Right before the end mark: its offset can be wrong if line breaks were changed, and readers still open such files.
 */
function trailerBefore(text: string): PdfDictionary | undefined {
  const at = text.lastIndexOf('trailer');
  const object = [...text.matchAll(/\d\s+\d+\s+obj\s*(?=<<)/g)].at(-1);
  if (!object || at > object.index) return trailerIn(text, at);
  const found = readDictionary(text, object.index + object[0].length);
  return found?.get('Type') === '/XRef' ? found : undefined;
}

function trailerIn(text: string, at: number): PdfDictionary | undefined {
  const found = at < 0 ? undefined : readDictionary(text, at + 'trailer'.length);
  return found?.has('Root') ? found : undefined;
}

/** Follows a reference. */
function resolve(file: FileText, value: PdfValue): PdfDictionary | undefined {
  if (value instanceof Map) return value;
  const [, number, generation] = /^(\d+) (\d+) R$/.exec(String(value)) ?? [];
  if (number === undefined) return undefined;
  const start = new RegExp(`(?:^|\\D)${number}\\s+${generation}\\s+obj\\s*(?=<<)`, 'g');
  for (const text of [file.tail, file.head]) {
    const found = [...text.matchAll(start)].at(-1);
    if (found) return readDictionary(text, found.index + found[0].length);
  }
  return undefined;
}
