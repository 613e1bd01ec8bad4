import type { AdminOrder } from '#shared/domain/order.ts';
import { type CsvColumn, phoneCell } from '../list/csv.ts';
import { duplicates, givenBack, left } from './money.ts';
import { planName, statusNames } from './wording.ts';

/** The columns of the orders in a CSV file. Times are India's; sums are rupees, to add up. */
export const orderColumns: readonly CsvColumn<AdminOrder>[] = [
  { name: 'Opened (IST)', value: ({ createdAt }) => momentCell(createdAt) },
  { name: 'Order', value: ({ id }) => id },
  { name: 'Status', value: ({ status }) => statusNames[status] },
  { name: 'Name', value: ({ buyer }) => buyer?.name ?? '' },
  { name: 'Email', value: ({ buyer }) => buyer?.email ?? '' },
  { name: 'Mobile', value: ({ buyer }) => phoneCell(buyer?.mobile ?? '') },
  { name: 'Plan', value: planName },
  // Spelt out: a spreadsheet takes 3-7 for a day in July.
  { name: 'Experience', value: ({ plan }) => (plan ? `${plan.band.replace('-', ' to ')} years` : '') },
  { name: 'Amount', value: ({ paise }) => paise / 100 },
  { name: 'Given back', value: (order) => total(order.payments.map((payment) => givenBack(order, payment))) },
  {
    name: 'Still to give back',
    value: (order) => total(duplicates(order).map((payment) => left(order, payment))),
  },
  { name: 'Paid (IST)', value: ({ paidAt }) => (paidAt ? momentCell(paidAt) : '') },
  { name: 'Payment', value: ({ paidBy }) => paidBy ?? '' },
];

const total = (paise: readonly number[]) => paise.reduce((sum, part) => sum + part, 0) / 100;

// 2025-09-07 16:05, which spreadsheets know for a time whatever their language.
const momentCell = (iso: string) => new Date(iso).toLocaleString('sv-SE', moment);

const moment = { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
