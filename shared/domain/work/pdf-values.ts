/**
 * A token as it's written in the file (`/Name`, `42`, `true`), an array or a dictionary. A reference is a single token
 * (`5 0 R`). A string starts with `(`, followed by its unescaped bytes.
 */
export type PdfValue = string | PdfValue[] | PdfDictionary;

export type PdfDictionary = Map<string, PdfValue>;

/** If the text is cut off, returns what could be read. Returns undefined if no dictionary starts at `at`. */
export function readDictionary(text: string, at: number): PdfDictionary | undefined {
  token.lastIndex = at;
  return next(text) === '<<' ? dictionaryOf(readValues(text, '>>', 0)) : undefined;
}

const token = /[\0\s]*(?:%[^\r\n]*[\r\n][\0\s]*)*(<<|>>|[[\]()]|<[^<>]*>|\/?[^\0\s()<>[\]{}/%]+|[/{}])/y;

function next(text: string): string | undefined {
  const found = token.exec(text)?.[1];
  // A failed match resets `lastIndex`, so the next one would start from the beginning.
  if (found === undefined) token.lastIndex = text.length;
  return found;
}

// Only malicious files are nested more deeply than this.
const maxDepth = 32;

function readValues(text: string, end: string, level: number): PdfValue[] {
  const values: PdfValue[] = [];
  for (;;) {
    const found = next(text);
    if (found === undefined || found === end || level > maxDepth) return values;
    if (found === '<<') values.push(dictionaryOf(readValues(text, '>>', level + 1)));
    else if (found === '[') values.push(readValues(text, ']', level + 1));
    else if (found === '(') values.push(readString(text));
    else if (found.startsWith('<')) values.push(`(${fromHex(found)}`);
    else if (found === 'R') values.push(`${values.splice(-2).join(' ')} R`);
    else values.push(found);
  }
}

function dictionaryOf(values: PdfValue[]): PdfDictionary {
  const entries: PdfDictionary = new Map();
  for (let i = 0; i + 1 < values.length; i += 2)
    entries.set(String(values[i]).slice(1), values[i + 1] as PdfValue);
  return entries;
}

function readString(text: string): string {
  const start = token.lastIndex;
  let at = start;
  for (let open = 1; at < text.length; at++) {
    const character = text[at];
    if (character === '\\') at++;
    else if (character === '(') open++;
    else if (character === ')' && --open === 0) break;
  }
  token.lastIndex = at + 1;
  return `(${text.slice(start, at).replace(/\\([0-7]{1,3}|\r\n|[\s\S])|\r\n?/g, unescaped)}`;
}

function unescaped(whole: string, written: string | undefined): string {
  if (written === undefined) return '\n';
  if (/^[0-7]/.test(written)) return String.fromCharCode(Number.parseInt(written, 8) & 255);
  if (/^[\r\n]/.test(written)) return '';
  return controls[written] ?? whole.slice(1);
}

const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const fromHex = (written: string) =>
  written
    .replace(/[^\da-f]/gi, '')
    .replace(/..?/g, (pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16)));
