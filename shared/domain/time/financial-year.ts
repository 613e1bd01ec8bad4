import { dayInIndia, midnightOf } from './india-time.ts';

/** Receipts are numbered in each financial year of India, which begins on 1 April. */

/** The financial year of a time (ISO 8601): `2026-27`. */
export function financialYearOf(time: string): string {
  const [year = 0, month = 0] = dayInIndia(time).split('-').map(Number);
  const first = month < firstMonth ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** The last moment of a financial year, in ISO 8601. */
export const endOfFinancialYear = (year: string): string =>
  new Date(midnightOf(`${Number(year.slice(0, 4)) + 1}-04-01`) - 1).toISOString();

/** The number of a receipt in its financial year as it is written: `2026-27/000123`. */
export const receiptSerial = (year: string, number: number): string =>
  `${year}/${String(number).padStart(6, '0')}`;

const firstMonth = 4;
