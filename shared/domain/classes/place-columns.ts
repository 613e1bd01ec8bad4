import { rupeesOf } from '../money/money.ts';
import { statusNames } from '../orders/order-names.ts';
import { type CsvColumn, phoneCell } from '../text/csv.ts';
import { momentCell } from '../time/india-words.ts';
import type { ClassPlace } from './class.ts';

/** The columns of a class in a CSV file. Times are India's; sums are rupees, to add up. */
export const placeColumns: readonly CsvColumn<ClassPlace>[] = [
  { name: 'Name', value: ({ name = '' }) => name },
  { name: 'Mobile', value: ({ mobile = '' }) => phoneCell(mobile) },
  { name: 'Email', value: ({ email = '' }) => email },
  { name: 'Paid', value: ({ paise }) => rupeesOf(paise) },
  { name: 'Paid (IST)', value: ({ paidAt }) => (paidAt ? momentCell(paidAt) : '') },
  { name: 'Status', value: ({ status }) => statusNames[status] },
  { name: 'Order', value: ({ id }) => id },
];
