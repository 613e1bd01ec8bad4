/** `line` is the first line of the record. */
export interface CsvRecord {
  line: number;
  cells: string[];
  /** The record as it is in the file. */
  text: string;
  /** An opening quotation mark is never closed. */
  isOpen: boolean;
}

/**
 * Reads CSV (RFC 4180), also with spaces around quotation marks and, if `isCurly`, with curly quotation marks. Skips
 * blank records.
 */
export function readCsv(text: string, delimiter: string, isCurly: boolean): CsvRecord[] {
  const records: CsvRecord[] = [];
  const cell = cellPattern(delimiter, isCurly);
  let begins = 0;
  let line = 1;
  let cells: string[] = [];
  let isOpen = false;
  while (cell.lastIndex < text.length) {
    const [, straight, curly, plain = '', end] = cell.exec(text) ?? [];
    cells.push(straight?.replaceAll('""', '"') ?? curly ?? plain);
    // A cell that only starts with a quoted word is taken as it is.
    isOpen ||= /^ *"/.test(plain) && plain.split('"').length % 2 === 0;
    if (end === delimiter && cell.lastIndex < text.length) continue;
    const record = text.slice(begins, cell.lastIndex);
    if (cells.some((each) => each.trim())) records.push({ line, cells, text: record, isOpen });
    begins = cell.lastIndex;
    line += record.match(/\r\n?|\n/g)?.length ?? 0;
    cells = [];
    isOpen = false;
  }
  return records;
}

/** Matches a cell and its delimiter from `lastIndex` on. */
function cellPattern(delimiter: string, isCurly: boolean): RegExp {
  const end = `\\${delimiter}|\\r\\n?|\\n|$`;
  const straight = `"([^"]*(?:""[^"]*)*)"`;
  const curly = isCurly ? '“([^”]*)”' : '(?!)()';
  return new RegExp(`(?: *(?:${straight}|${curly}) *(?=${end})|([^\\${delimiter}\\r\\n]*))(${end})`, 'y');
}
