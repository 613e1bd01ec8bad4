/** Numbers are written as is. Text is made safe for spreadsheets. */
export interface CsvColumn<Row> {
  name: string;
  value: (row: Row) => string | number | undefined;
}

/** Returns a file as in RFC 4180, with a header line. */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  csvFile([csvNames(columns), ...csvLines(columns, rows)]);

export const csvPage = <Row>(
  columns: readonly CsvColumn<Row>[],
  { items, next }: { items: readonly Row[]; next: string | undefined },
  isFirst: boolean,
) => ({ items: [...(isFirst ? [csvNames(columns)] : []), ...csvLines(columns, items)], next });

const csvNames = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  columns.map(({ name }) => cell(name)).join(',');

const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string[] =>
  rows.map((row) => columns.map(({ value }) => cell(value(row))).join(','));

/** The file starts with a byte order mark, so that Excel reads it as UTF-8. */
export const csvFile = (lines: readonly string[]): string =>
  `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;

/**
 * Writes digits in groups of five. Spreadsheets would treat ungrouped digits as a number, dropping leading zeros or
 * showing 9.19822E+11.
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

// A plus sign followed by groups of digits can't be a formula, and an apostrophe would be copied along with the phone
// number.
const groupedPhone = /^\+\d{1,15}(?: \d{1,15})+$/;

/**
 * Puts an apostrophe before a formula. Our quotation marks don't stop a spreadsheet from splitting cells at semicolons,
 * so each part after a semicolon, tab or line break is checked as well.
 */
function withoutFormulas(text: string): string {
  const [first = '', ...rest] = text.split(divider);
  const marked = rest.map((part) => (beginsFormula.test(part) ? `'${part}` : part));
  return [opensFormula.test(text) ? `'${first}` : first, ...marked].join('');
}

// The parentheses make `split` keep the separators.
const divider = /([;\t\r\n\u2028\u2029])/;

const unseen = String.raw`[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*`;

// Japanese Excel also reads full-width signs. Text that already starts with an apostrophe gets another one, so that the
// two can be told apart.
const beginsFormula = new RegExp(String.raw`^'*${unseen}[=+\-@＝＋－＠|]`, 'u');
const opensFormula = new RegExp(String.raw`^'*${unseen}[=+\-@＝＋－＠|\t\r]`, 'u');
