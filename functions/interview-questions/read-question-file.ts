import { safeParse } from 'zod/mini';
import { InterviewQuestionInput } from '#shared/domain/interview-questions/interview-question.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { grouped, shortened } from '#shared/domain/text/text.ts';
import { type FieldError, invalid } from '../platform/errors.ts';
import { parseJson } from '../platform/untrusted-json.ts';
import { readCsv } from './read-csv.ts';
import { dayReader } from './read-days.ts';

export interface FileQuestion {
  /** `Line 7` of a CSV file or `Item 2` of a JSON file. */
  place: string;
  question: InterviewQuestionInput;
}

/**
 * Throws `invalid` if the file can't be read or any row can't be imported. Each error's `field` is the `place` of a
 * row.
 */
export function readQuestionFile(bytes: Buffer): FileQuestion[] {
  const text = textOf(bytes);
  const { unit, columns, records } = /^\s*[[{]/.test(text) ? readJson(text) : readTable(text);
  if (records.length === 0) throw invalid('This file has no questions.');
  if (records.length > limits.questionImport.rows) throw invalid(tooLongText(records.length));

  const textIn = (record: FileRecord, column: Column) => record.values.get(columns.get(column) ?? '') ?? '';
  const readDay = dayReader(records.map((record) => textIn(record, 'publishOn')));
  const questions: FileQuestion[] = [];
  const faults: FieldError[] = [];
  for (const record of records) {
    const place = `${unit} ${record.number}`;
    const typed = textIn(record, 'publishOn');
    const { value: publishOn, fault } = typed.trim() ? readDay(typed) : {};
    const row = Object.fromEntries(required.map((column) => [column, textIn(record, column)]));
    const parsed = safeParse(InterviewQuestionInput, { ...row, ...(publishOn && { publishOn }) });
    const problems =
      record.problem ??
      [
        ...(parsed.error?.issues ?? []).map(({ path, message }) =>
          appendValue(message, row[String(path[0])]),
        ),
        ...(fault ? [fault] : []),
      ].join(' ');
    if (parsed.success && !problems) questions.push({ place, question: parsed.data });
    else faults.push({ field: place, message: problems });
  }
  if (faults.length > 0) throw invalid(faultyText(faults.length), faults);
  return questions;
}

type Unit = 'Line' | 'Item';

interface FileRecord {
  number: number;
  values: Map<string, string>;
  problem?: string | undefined;
}

interface FileContent {
  unit: Unit;
  columns: Map<Column, string>;
  records: FileRecord[];
}

const required = ['question', 'answer', 'category'] as const;

/** Accepted column names, in lower case and without spaces. The first match wins. */
const namesOf = {
  question: ['question', 'questions', 'interviewquestion', 'interviewquestions', 'ques', 'q'],
  answer: ['answer', 'answers', 'interviewanswer', 'interviewanswers', 'ans', 'a'],
  category: ['category', 'categories', 'topic', 'topics', 'subject'],
  publishOn: ['publishon', 'publishdate', 'publishedon', 'dateofpublication', 'publish', 'date'],
} as const;
type Column = keyof typeof namesOf;

function textOf(bytes: Buffer): string {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04')))
    throw invalid('This is a spreadsheet, not a CSV file. Save it as “CSV UTF-8”, then choose that file.');
  try {
    // Excel's “Unicode Text” format is UTF-16 with a byte order mark.
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Files in other encodings are rejected below.
  }
  throw invalid('This isn’t a CSV or JSON file in UTF-8. In your spreadsheet app, save it as “CSV UTF-8”.');
}

function readJson(text: string): FileContent {
  const items = parseItems(text);
  if (!Array.isArray(items)) throw invalid('This JSON file isn’t a list. It must start with [.');
  const records = items.map((item: unknown, index): FileRecord => {
    const number = index + 1;
    if (typeof item !== 'object' || item === null || Array.isArray(item))
      return {
        number,
        values: new Map(),
        problem: 'This item doesn’t have a question, an answer and a category.',
      };
    return { number, values: new Map(Object.entries(item).map(([name, value]) => [name, cellOf(value)])) };
  });
  const columns = columnsIn([...new Set(records.flatMap(({ values }) => [...values.keys()]))]);
  const missing = missingIn(columns);
  if (missing)
    throw invalid(`None of the items has ${missing}. Each item needs a question, an answer and a category.`);
  return { unit: 'Item', columns, records };
}

function parseItems(text: string): unknown {
  try {
    return parseJson(Buffer.from(text));
  } catch {
    throw invalid('This isn’t valid JSON. The file may be incomplete.');
  }
}

const cellOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The header row may come after a title and Excel's `sep=;` line. */
function readTable(file: string): FileContent {
  const [separator = '', said] = /^\s*"?sep=(.)"?[^\S\r\n]*(?:\r\n?|\n|$)/i.exec(file) ?? [];
  const text = file.slice(separator.length);
  const isCurly = /^[^\p{L}\p{N}"]*“\s*\w+\s*”/u.test(text);
  const tables = [...(said ? [said] : []), ',', ';', '\t', '|'].map((delimiter) => {
    const heads = readCsv(startOf(text), delimiter, isCurly).slice(0, mostTitleLines);
    const found = heads.map(({ cells }) => columnsIn(cells).size);
    return { delimiter, head: found.indexOf(Math.max(...found)), found: Math.max(0, ...found) };
  });
  const table = tables.reduce((best, other) => (other.found > best.found ? other : best));
  const linesBefore = separator.match(/\r\n?|\n/g)?.length ?? 0;
  const lines = readCsv(text, table.delimiter, isCurly);
  const header = lines[Math.max(0, table.head)];
  if (!header) throw invalid('This file is empty.');
  const names = header.cells.map((name) => name.trim());
  const columns = columnsIn(names);
  const missing = missingIn(columns);
  if (missing)
    throw invalid(
      `The first line is missing ${missing}. It must name the columns question, answer and category. Line ${header.line + linesBefore} is “${shortened(header.text.trim(), 100)}”.`,
    );

  const records = lines.slice(lines.indexOf(header) + 1).map((line): FileRecord => {
    const cells = isWide(line.cells, names) ? readCurlyQuotes(line, table.delimiter, names) : line.cells;
    return {
      number: line.line + linesBefore,
      values: new Map(names.map((name, index) => [name, cells[index] ?? ''])),
      problem: line.isOpen
        ? 'A quotation mark opens here but is never closed.'
        : isWide(cells, names)
          ? tooWide(cells, names, table.delimiter)
          : undefined,
    };
  });
  return { unit: 'Line', columns, records };
}

const startOf = (text: string) => text.slice(0, 20_000);

const mostTitleLines = 10;

const isWide = (cells: readonly string[], names: readonly string[]) =>
  cells.slice(names.length).some((cell) => cell.trim());

/** Treats curly quotation marks as CSV quotes if that gives the line the right number of values. */
function readCurlyQuotes(
  { text, cells }: { text: string; cells: string[] },
  delimiter: string,
  names: string[],
) {
  const held = readCsv(text, delimiter, true)[0]?.cells ?? [];
  return held.length === names.length ? held : cells;
}

function columnsIn(names: readonly string[]): Map<Column, string> {
  const plain = (name: string) => name.toLowerCase().replace(/\(.*\)|[^\p{L}]/gu, '');
  return new Map(
    (Object.keys(namesOf) as Column[]).flatMap((column) => {
      const accepted = namesOf[column].find((known) => names.some((name) => plain(name) === known));
      const name = names.find((each) => plain(each) === accepted);
      return accepted && name !== undefined ? [[column, name] as const] : [];
    }),
  );
}

const missingIn = (columns: Map<Column, string>): string =>
  required
    .filter((column) => !columns.has(column))
    .map((column) => `“${column}”`)
    .join(' and ');

const appendValue = (message: string, value = ''): string =>
  value.trim() ? `${message} It’s “${shortened(value.trim(), 60)}”.` : message;

const tooWide = (cells: readonly string[], names: readonly string[], delimiter: string) =>
  `There are ${cells.length} values for ${names.length} columns. The last one is “${shortened(cells.at(-1)?.trim() ?? '', 60)}”. Put quotation marks around any text that contains a ${delimiterNames[delimiter] ?? delimiter}.`;

const delimiterNames: Record<string, string> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'vertical bar',
};

const tooLongText = (rows: number) =>
  `This file has ${grouped(rows)} rows. You can import up to ${grouped(limits.questionImport.rows)} at once, so please split the file.`;

const faultyText = (rows: number) =>
  `Nothing was imported, because ${rows === 1 ? '1 row has' : `${grouped(rows)} rows have`} errors. Correct the file and choose it again.`;
