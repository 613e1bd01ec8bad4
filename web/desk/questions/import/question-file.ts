import { withFormulas } from '#shared/domain/csv.ts';

/** A question as a file has it. The server looks at what it says. */
export type RawQuestion = Partial<Record<Column, string>>;

/** A row of a file, with the line on which it begins or, of JSON, its number. */
export interface FileRow {
  place: number;
  row: RawQuestion;
}

/** A row that cannot be imported, and why. */
export interface BadRow extends FileRow {
  message: string;
}

/** A file that can be imported, with the rows that cannot. */
export interface QuestionFile {
  name: string;
  /** The unit that `place` counts. */
  placeName: 'Line' | 'Item';
  rows: FileRow[];
  bad: BadRow[];
}

/** A row as it was read: its values by the names that the file gives them. */
export interface FileRecord {
  place: number;
  values: Map<string, string>;
  /** The reason why it was not understood. */
  problem?: string | undefined;
}

/** The columns that a file can have; the first three it must have. */
export const columns = ['question', 'answer', 'category', 'publishOn'] as const;
type Column = (typeof columns)[number];

/** A file that is refused as a whole; its message is a sentence for the owner. */
export class UnusableFile extends Error {
  override name = 'UnusableFile';
}

/** Takes the questions out of what was read, whatever the order of the columns and the case of their names. */
export function questionFile(
  { name, placeName }: Pick<QuestionFile, 'name' | 'placeName'>,
  records: readonly FileRecord[],
  columnNames: Iterable<string>,
): QuestionFile {
  const names = namesIn(columnNames);
  const missing = columns.slice(0, 3).filter((column) => !names.has(column));
  if (missing.length > 0) throw new UnusableFile(missingText(missing, placeName));
  if (records.length === 0) throw new UnusableFile('There is no question in this file.');
  if (records.length > maxRows) throw new UnusableFile(tooLongText(records.length));

  const file: QuestionFile = { name, placeName, rows: [], bad: [] };
  for (const { place, values, problem } of records) {
    const row = rawQuestion(values, names);
    const message = problem ?? (bytesOf(row) > maxRowBytes ? tooLarge : undefined);
    if (message === undefined) file.rows.push({ place, row });
    else file.bad.push({ place, row, message });
  }
  return file;
}

/** The size of a row as it is sent: a letter of Hindi takes three bytes. */
export const bytesOf = (row: RawQuestion): number => new Blob([JSON.stringify(row)]).size;

/** Bytes of rows that one request can carry, with room for the text around the rows. */
export const maxRowBytes = 59_000;

const maxRows = 5000;

const tooLarge =
  'The row is too large to be sent. A question can have 500 characters at most, and an answer 5000.';

/** The file's name for each column: `Publish On` and `publish_date` do for `publishOn`. */
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

function rawQuestion(values: Map<string, string>, names: Map<Column, string>): RawQuestion {
  const row: RawQuestion = {};
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

function missingText(missing: readonly string[], placeName: QuestionFile['placeName']): string {
  const names = missing.map((column) => `“${column}”`).join(' and ');
  return placeName === 'Line'
    ? `There is no column ${names}. The first line of the file has to name its columns: question, answer and category.`
    : `No item has ${names}. Each item needs a question, an answer and a category.`;
}

const tooLongText = (count: number) =>
  `This file has ${count.toLocaleString('en-IN')} rows, and 5,000 can be imported at once. Divide it into several files.`;
