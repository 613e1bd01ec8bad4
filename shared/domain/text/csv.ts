/** One column of a CSV file. Numbers are written as they are; texts are made safe for a spreadsheet. */
export interface CsvColumn<Row> {
  name: string;
  /** Undefined where the row has nothing for the column. */
  value: (row: Row) => string | number | undefined;
}

/** Rows as a CSV file (RFC 4180) with a line of names. */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  csvFile([csvNames(columns), ...csvLines(columns, rows)]);

/** A page of rows as lines of a CSV file, the first of which begins with the names of the columns. */
export const csvPage = <Row>(
  columns: readonly CsvColumn<Row>[],
  { items, next }: { items: readonly Row[]; next: string | undefined },
  isFirst: boolean,
) => ({ items: [...(isFirst ? [csvNames(columns)] : []), ...csvLines(columns, items)], next });

/** The line of the columns' names. */
const csvNames = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  columns.map(({ name }) => cell(name)).join(',');

/** A line for each row. */
const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string[] =>
  rows.map((row) => columns.map(({ value }) => cell(value(row))).join(','));

/** Lines as a file, with the byte order mark by which Excel knows UTF-8. */
export const csvFile = (lines: readonly string[]): string =>
  `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;

/**
 * A telephone number for a CSV file. A spreadsheet takes digits alone for a number, and drops the zero in front or shows
 * 9.19822E+11; in groups of five they stay a text, and read better.
 */
export function phoneCell(phone = ''): string {
  const [, plus = '', digits = ''] = /^(\+?)(\d+)$/.exec(phone) ?? [];
  return digits ? plus + digits.replace(/(?<=\d)(?=(?:\d{5})+$)/g, ' ') : phone;
}

function cell(value: string | number | undefined): string {
  const given = String(value ?? '');
  const text = typeof value === 'number' || groupedPhone.test(given) ? given : withoutFormulas(given);
  return /[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// No formula can be made of a plus and groups of digits, and an apostrophe would be dialled along with them.
const groupedPhone = /^\+\d{1,15}(?: \d{1,15})+$/;

/**
 * Puts an apostrophe in front of what a spreadsheet would take for a formula, which is then shown and not run. In
 * countries where a semicolon divides cells, our quotation marks stand inside a cell and hold nothing together: there
 * a text is divided at its semicolons and lines, and each part is a cell of its own.
 */
function withoutFormulas(text: string): string {
  const [first = '', ...rest] = text.split(divider);
  const marked = rest.map((part) => (beginsFormula.test(part) ? `'${part}` : part));
  return [opensFormula.test(text) ? `'${first}` : first, ...marked].join('');
}

// The brackets make `split` keep the dividers.
const divider = /([;\t\r\n\u2028\u2029])/;

// What is invisible in front of a formula: white space, control and format characters, fillers, blank Braille.
const unseen = String.raw`[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*`;

// Excel in Japan also takes the full-width signs for a formula. A text that has the apostrophe itself gets another, so
// that the two texts differ in the file.
const beginsFormula = new RegExp(String.raw`^'*${unseen}[=+\-@＝＋－＠|]`, 'u');
const opensFormula = new RegExp(String.raw`^'*${unseen}[=+\-@＝＋－＠|\t\r]`, 'u');
