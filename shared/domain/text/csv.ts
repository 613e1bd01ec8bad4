/** Numbers are written as they are; texts are made safe for spreadsheets. */
export interface CsvColumn<Row> {
  name: string;
  value: (row: Row) => string | number | undefined;
}

/** RFC 4180, with a header line. */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  csvFile([csvNames(columns), ...csvLines(columns, rows)]);

/** The first page starts with the header line. */
export const csvPage = <Row>(
  columns: readonly CsvColumn<Row>[],
  { items, next }: { items: readonly Row[]; next: string | undefined },
  isFirst: boolean,
) => ({ items: [...(isFirst ? [csvNames(columns)] : []), ...csvLines(columns, items)], next });

const csvNames = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  columns.map(({ name }) => cell(name)).join(',');

const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string[] =>
  rows.map((row) => columns.map(({ value }) => cell(value(row))).join(','));

/** With a byte order mark, so that Excel reads UTF-8. */
export const csvFile = (lines: readonly string[]): string =>
  `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;

/** In groups of five: spreadsheets read plain digits as a number, drop leading zeros or show 9.19822E+11. */
export function phoneCell(phone = ''): string {
  const [, plus = '', digits = ''] = /^(\+?)(\d+)$/.exec(phone) ?? [];
  return digits ? plus + digits.replace(/(?<=\d)(?=(?:\d{5})+$)/g, ' ') : phone;
}

function cell(value: string | number | undefined): string {
  const given = String(value ?? '');
  const text = typeof value === 'number' || groupedPhone.test(given) ? given : withoutFormulas(given);
  return /[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// A plus and groups of digits can't be a formula, and an apostrophe would be dialled.
const groupedPhone = /^\+\d{1,15}(?: \d{1,15})+$/;

/**
 * Puts an apostrophe before a formula. Where semicolons separate cells, our quotation marks don't hold a text
 * together, so each part between semicolons or line breaks is a cell.
 */
function withoutFormulas(text: string): string {
  const [first = '', ...rest] = text.split(divider);
  const marked = rest.map((part) => (beginsFormula.test(part) ? `'${part}` : part));
  return [opensFormula.test(text) ? `'${first}` : first, ...marked].join('');
}

// Parentheses make `split` keep the separators.
const divider = /([;\t\r\n\u2028\u2029])/;

// What can be invisible before a formula.
const unseen = String.raw`[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*`;

// Japanese Excel also reads full-width signs. A text that starts with an apostrophe gets another, to keep the two
// distinct.
const beginsFormula = new RegExp(String.raw`^'*${unseen}[=+\-@＝＋－＠|]`, 'u');
const opensFormula = new RegExp(String.raw`^'*${unseen}[=+\-@＝＋－＠|\t\r]`, 'u');
