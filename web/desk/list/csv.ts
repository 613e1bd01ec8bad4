/** One column of a CSV file. Numbers are written as they are; texts are made safe for a spreadsheet. */
export interface CsvColumn<Row> {
  name: string;
  value: (row: Row) => string | number;
}

/**
 * Rows as a CSV file (RFC 4180, with the byte order mark by which Excel knows UTF-8). A text that a spreadsheet
 * would take for a formula gets an apostrophe in front, and is then shown and not run.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ name }) => cell(name)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

/**
 * A telephone number for a CSV file. One of digits alone would become a sum of money in a spreadsheet, without
 * its zero in front or as 9.19822E+11; in groups of five it stays a text, and reads better.
 */
export function phoneCell(phone: string): string {
  const [, plus = '', digits = ''] = /^(\+?)(\d+)$/.exec(phone) ?? [];
  return digits ? plus + digits.replace(/(?<=\d)(?=(?:\d{5})+$)/g, ' ') : phone;
}

/** Hands a text over as a file. */
export function download(fileName: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = fileName;
  link.click();
  // The browser has taken the address over by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : withoutFormula(value);
  return /[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// Also behind white space, and in the full width that Excel in Japan takes for the same.
const withoutFormula = (text: string) => (/^\s*[=+\-@＝＋－＠\t\r|]/.test(text) ? `'${text}` : text);
