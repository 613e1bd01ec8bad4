/** A record of a CSV file: the line on which it begins, and its cells. */
export interface CsvRecord {
  line: number;
  cells: string[];
  /** The record as it is in the file. */
  text: string;
  /** A quotation mark opens a cell and never closes it. */
  isOpen: boolean;
}

/**
 * Reads a CSV file (RFC 4180), also with spaces around quotation marks. With `isCurly`, curly quotation marks hold a cell
 * together too. Leaves out blank records.
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
    // A cell that only starts with a word in quotation marks is as it was written.
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

/** One cell and what ends it, from `lastIndex` on. */
function cellPattern(delimiter: string, isCurly: boolean): RegExp {
  const end = `\\${delimiter}|\\r\\n?|\\n|$`;
  const straight = `"([^"]*(?:""[^"]*)*)"`;
  const curly = isCurly ? '“([^”]*)”' : '(?!)()';
  return new RegExp(`(?: *(?:${straight}|${curly}) *(?=${end})|([^\\${delimiter}\\r\\n]*))(${end})`, 'y');
}
