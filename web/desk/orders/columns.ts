import { indiaZone } from '#shared/domain/india-time.ts';
import { rupeesOf } from '#shared/domain/money.ts';
import type { AdminOrder } from '#shared/domain/order.ts';
import { duplicatesOf, refundablePaise, refundedPaise } from '#shared/domain/refunds.ts';
import { type CsvColumn, phoneCell } from '../list/csv.ts';
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
  { name: 'Amount', value: ({ paise }) => rupeesOf(paise) },
  {
    name: 'Given back',
    value: (order) => total(order.payments.map((payment) => refundedPaise(order, payment))),
  },
  {
    name: 'Still to give back',
    value: (order) => total(duplicatesOf(order).map((payment) => refundablePaise(order, payment))),
  },
  { name: 'Paid (IST)', value: ({ paidAt }) => (paidAt ? momentCell(paidAt) : '') },
  { name: 'Payment', value: ({ paidBy }) => paidBy ?? '' },
];

const total = (paise: readonly number[]) => rupeesOf(paise.reduce((sum, part) => sum + part, 0));

// 2025-09-07 16:05, which spreadsheets know for a time whatever their language.
const momentCell = (iso: string) => new Date(iso).toLocaleString('sv-SE', moment);

const moment = { dateStyle: 'short', timeStyle: 'short', timeZone: indiaZone } as const;
