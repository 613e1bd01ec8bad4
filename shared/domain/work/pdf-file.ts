import { type FileText, isComplete, textFrom } from './file-text.ts';
import { opensWithoutPassword } from './pdf-password.ts';
import { type PdfDictionary, type PdfValue, readDictionary } from './pdf-values.ts';

export async function pdfError(file: FileText, headerAt: number): Promise<string | undefined> {
  const end = withoutPadding(file.tail);
  if (end === '' && !isComplete(file)) return undefined;
  const markAt = end.lastIndexOf('startxref');
  const [, offset] = /^startxref\s+(\d+)/.exec(end.slice(markAt, markAt + 40)) ?? [];
  // If there are objects after the last end mark, the file must have been cut off in the middle of an update.
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
    : 'This PDF can’t be opened without a password. Save a copy without the password and send that.';
}

const damaged = 'This PDF is damaged or incomplete. Save it again and send the new copy.';

// Some programs append zeros to a file, and some servers append a whole web page.
const maxTrailingBytes = 64_000;

function withoutPadding(tail: string): string {
  let length = tail.length;
  while (length > 0 && (tail[length - 1] ?? '') <= ' ') length--;
  return tail.slice(Math.max(0, length - maxTrailingBytes), length);
}

function trailerAt(file: FileText, offset: number): PdfDictionary | undefined {
  const text = textFrom(file, offset);
  if (text === undefined) return undefined;
  if (/^\s*xref\s/.test(text.slice(0, 20))) return trailerIn(text, text.indexOf('trailer'));
  const [object] = /^\s*\d+\s+\d+\s+obj\s*(?=<<)/.exec(text.slice(0, 60)) ?? [];
  const found = object && readDictionary(text, object.length);
  return found && found.get('Type') === '/XRef' ? found : undefined;
}

/**
 * Searches just before the end mark. The offset there is wrong if a program has changed the line breaks, but PDF
 * readers still open such files.
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
