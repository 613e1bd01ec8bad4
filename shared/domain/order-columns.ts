import { type CsvColumn, momentCell, phoneCell } from './csv.ts';
import { rupeesOf } from './money.ts';
import type { AdminOrder } from './order.ts';
import { planName, statusNames } from './order-names.ts';
import { duplicatesOf, refundablePaise, refundedPaise } from './refunds.ts';

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
