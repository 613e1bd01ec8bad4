import { dayInIndia, midnightOf } from './india-time.ts';

/** Returns `2026-27`, for example. India's financial year starts on 1 April. */
export function financialYearOf(time: string): string {
  const [year = 0, month = 0] = dayInIndia(time).split('-').map(Number);
  const first = month < firstMonth ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

export const endOfFinancialYear = (year: string): string =>
  new Date(midnightOf(`${Number(year.slice(0, 4)) + 1}-04-01`) - 1).toISOString();

/** Returns `2026-27/000123`, for example. */
export const receiptSerial = (year: string, number: number): string =>
  `${year}/${String(number).padStart(6, '0')}`;

const firstMonth = 4;
