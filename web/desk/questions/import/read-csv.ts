import Papa from 'papaparse';
import { type FileRecord, UnusableFile } from './question-file.ts';

/** Reads a CSV file whose first line names its columns. */
export function readCsv(text: string): { names: string[]; records: FileRecord[] } {
  const [header, ...lines] = linesOf(text);
  if (!header) throw new UnusableFile('There is nothing in this file.');
  const names = header.cells.map((name) => name.trim());
  return { names, records: lines.map((line) => recordOf(line, names)) };
}

interface Line {
  place: number;
  cells: string[];
  isOpen: boolean;
}

/** The lines that have anything in them. A quoted text may run over several: its row counts from the first. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let place = 1;
  let read = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data: cells, errors, meta }) => {
      const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
      if (cells.some((cell) => cell.trim())) lines.push({ place, cells, isOpen });
      place += text.slice(read, meta.cursor).match(/\r\n?|\n/g)?.length ?? 0;
      read = meta.cursor;
    },
  });
  return lines;
}

/** Spreadsheets write semicolons where a comma is for decimals. The first line tells; a guess over the texts may not. */
const delimiterOf = (text: string): string =>
  [',', ';', '\t'].find((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 1, skipEmptyLines: 'greedy' });
    return (data[0]?.length ?? 0) > 1;
  }) ?? ',';

function recordOf({ place, cells, isOpen }: Line, names: readonly string[]): FileRecord {
  const isWider = cells.slice(names.length).some((cell) => cell.trim());
  return {
    place,
    values: new Map(names.map((name, index) => [name, cells[index] ?? ''])),
    problem: isOpen ? neverClosed : isWider ? tooWide(cells.length, names.length) : undefined,
  };
}

const neverClosed = 'A quotation mark opens here and is never closed, so the rest of the file was not read.';

const tooWide = (cells: number, columns: number) =>
  `There are ${cells} values for ${columns} columns. A text with a comma in it needs quotation marks around it.`;
