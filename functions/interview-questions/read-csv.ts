interface CsvRecord {
  /** The first line of the record. A quoted cell can span several lines. */
  line: number;
  cells: string[];
  text: string;
  /** True if an opening quotation mark is never closed. */
  isOpen: boolean;
}

/**
 * Reads CSV (RFC 4180), and also accepts spaces around quotation marks and, if `isCurly`, curly quotation marks. Blank
 * records are skipped.
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
    // A cell that merely starts with a quoted word, such as `"Why" matters`, is already complete.
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

function cellPattern(delimiter: string, isCurly: boolean): RegExp {
  const end = `\\${delimiter}|\\r\\n?|\\n|$`;
  const straight = `"([^"]*(?:""[^"]*)*)"`;
  const curly = isCurly ? '“([^”]*)”' : '(?!)()';
  return new RegExp(`(?: *(?:${straight}|${curly}) *(?=${end})|([^\\${delimiter}\\r\\n]*))(${end})`, 'y');
}
