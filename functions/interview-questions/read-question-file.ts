import Papa from 'papaparse';
import { safeParse } from 'zod/mini';
import { InterviewQuestionInput } from '#shared/domain/interview-questions/interview-question.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { withFormulas } from '#shared/domain/text/csv.ts';
import { grouped } from '#shared/domain/text/text.ts';
import { type FieldError, invalid } from '../platform/errors.ts';
import { parseJson } from '../platform/untrusted-json.ts';

/**
 * Reads the questions out of a CSV or JSON file. Throws `invalid` where the file cannot be used, or with every row that
 * cannot be imported: `field` says where the row begins, such as `Line 7` of a CSV file or `Item 2` of a JSON file.
 */
export function readQuestionFile(bytes: Buffer): InterviewQuestionInput[] {
  const text = textOf(bytes);
  const { unit, names, records } = /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
  const fileNames = namesIn(names);
  const missing = required.filter((column) => !fileNames.has(column));
  if (missing.length > 0) throw invalid(missingText(missing, unit));
  if (records.length === 0) throw invalid('There is no question in this file.');
  if (records.length > limits.questionImport.rows) throw invalid(tooLongText(records.length));

  const questions: InterviewQuestionInput[] = [];
  const faults: FieldError[] = [];
  for (const { number, values, problem } of records) {
    const parsed = safeParse(InterviewQuestionInput, rowOf(values, fileNames));
    if (parsed.success && !problem) questions.push(parsed.data);
    else {
      const message = problem ?? parsed.error?.issues.map((issue) => issue.message).join(' ') ?? '';
      faults.push({ field: `${unit} ${number}`, message });
    }
  }
  if (faults.length > 0) throw invalid(faultyText(faults.length), faults);
  return questions;
}

type Unit = 'Line' | 'Item';

/** A row: its first line's or its item's number, its values by the file's own names, and why it was not understood. */
interface FileRecord {
  number: number;
  values: Map<string, string>;
  problem?: string | undefined;
}

interface FileContent {
  unit: Unit;
  names: Iterable<string>;
  records: FileRecord[];
}

const required = ['question', 'answer', 'category'] as const;
const columns = [...required, 'publishOn'] as const;
type Column = (typeof columns)[number];

function textOf(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // The refusal below tells what to do about another encoding.
  }
  throw invalid('This is not a CSV or JSON file in UTF-8. In a spreadsheet, save it as “CSV UTF-8”.');
}

function readJson(text: string): FileContent {
  const items = parseItems(text);
  if (!Array.isArray(items)) throw invalid('This JSON file is no list: it has to begin with [.');
  const records = items.map((item: unknown, index): FileRecord => {
    const number = index + 1;
    if (typeof item !== 'object' || item === null || Array.isArray(item))
      return { number, values: new Map(), problem: 'This item has no question, answer and category.' };
    return { number, values: new Map(Object.entries(item).map(([name, value]) => [name, cellOf(value)])) };
  });
  return { unit: 'Item', names: new Set(records.flatMap(({ values }) => [...values.keys()])), records };
}

function parseItems(text: string): unknown {
  try {
    return parseJson(Buffer.from(text));
  } catch {
    throw invalid('This is not valid JSON. Was the file saved completely?');
  }
}

const cellOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Reads a CSV file whose first line names its columns. A quoted text may run over several lines. */
function readCsv(text: string): FileContent {
  const lines: { number: number; cells: string[]; isOpen: boolean }[] = [];
  let number = 1;
  let read = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data: cells, errors, meta }) => {
      const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
      if (cells.some((cell) => cell.trim())) lines.push({ number, cells, isOpen });
      number += text.slice(read, meta.cursor).match(/\r\n?|\n/g)?.length ?? 0;
      read = meta.cursor;
    },
  });
  const [header, ...rows] = lines;
  if (!header) throw invalid('There is nothing in this file.');
  const names = header.cells.map((name) => name.trim());
  const records = rows.map(({ number, cells, isOpen }) => {
    const isWider = cells.slice(names.length).some((cell) => cell.trim());
    return {
      number,
      values: new Map(names.map((name, index) => [name, cells[index] ?? ''])),
      problem: isOpen ? neverClosed : isWider ? tooWide(cells.length, names.length) : undefined,
    };
  });
  return { unit: 'Line', names, records };
}

/** The delimiter of the first line. Spreadsheets write semicolons where a comma is for decimals. */
const delimiterOf = (text: string): string =>
  [',', ';', '\t'].find((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 1, skipEmptyLines: 'greedy' });
    return (data[0]?.length ?? 0) > 1;
  }) ?? ',';

/** The file's name for each column: `Publish On` and `publish_date` are accepted for `publishOn`. */
function namesIn(columnNames: Iterable<string>): Map<Column, string> {
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '');
  const found = new Map<Column, string>();
  for (const name of columnNames) {
    const isDate = plain(name) === 'publishdate';
    const column = isDate ? 'publishOn' : columns.find((column) => plain(column) === plain(name));
    if (column && !found.has(column)) found.set(column, name);
  }
  return found;
}

function rowOf(values: Map<string, string>, names: Map<Column, string>): Partial<Record<Column, string>> {
  const row: Partial<Record<Column, string>> = {};
  for (const [column, name] of names) {
    const value = withFormulas(values.get(name) ?? '');
    if (column !== 'publishOn') row[column] = value;
    else if (value.trim()) row.publishOn = isoDay(value.trim());
  }
  return row;
}

/** Spreadsheets in India turn 2026-11-21 into 21-11-2026 or 21/11/2026 when they save. */
const isoDay = (text: string) =>
  text.replace(
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

const neverClosed = 'A quotation mark opens here and is never closed, so the rest of the file was not read.';

const tooWide = (cells: number, columns: number) =>
  `There are ${cells} values for ${columns} columns. A text with a comma in it needs quotation marks around it.`;

function missingText(missing: readonly string[], unit: Unit): string {
  const names = missing.map((column) => `“${column}”`).join(' and ');
  return unit === 'Line'
    ? `There is no column ${names}. The first line of the file has to name its columns: question, answer and category.`
    : `No item has ${names}. Each item needs a question, an answer and a category.`;
}

const tooLongText = (rows: number) =>
  `This file has ${grouped(rows)} rows, and ${grouped(limits.questionImport.rows)} can be imported at once. Divide it into several files.`;

const faultyText = (rows: number) =>
  `Nothing was imported, because ${rows === 1 ? '1 row cannot' : `${grouped(rows)} rows cannot`} be imported as ${rows === 1 ? 'it is' : 'they are'}. Mend the file and choose it again.`;
