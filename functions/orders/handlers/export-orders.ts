import { exportOrders } from '#shared/api/admin-orders.ts';
import { rupeesOf } from '#shared/domain/money/money.ts';
import { ledgerOf } from '#shared/domain/orders/ledger.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { planName, statusNames } from '#shared/domain/orders/order-names.ts';
import { type CsvColumn, csvPage, phoneCell } from '#shared/domain/text/csv.ts';
import { momentCell } from '#shared/domain/time/india-words.ts';
import { handle } from '../../platform/http/handle.ts';
import * as orders from '../store.ts';

export const handler = handle(exportOrders, async ({ page, query }) =>
  csvPage(orderColumns, await orders.list(page, query.status), page.after === undefined),
);

/** The columns of the orders in a CSV file. Times are India's; sums are in rupees, as plain numbers. */
const orderColumns: readonly CsvColumn<AdminOrder>[] = [
  { name: 'Opened (IST)', value: ({ createdAt }) => momentCell(createdAt) },
  { name: 'Order', value: ({ id }) => id },
  { name: 'Status', value: ({ status }) => statusNames[status] },
  { name: 'Name', value: ({ buyer }) => buyer?.name ?? '' },
  { name: 'Email', value: ({ buyer }) => buyer?.email ?? '' },
  { name: 'Mobile', value: ({ buyer }) => phoneCell(buyer?.mobile ?? '') },
  { name: 'Plan', value: planName },
  // Spelt out, because a spreadsheet takes 3-7 for a day in July.
  { name: 'Experience', value: ({ plan }) => (plan ? `${plan.band.replace('-', ' to ')} years` : '') },
  { name: 'Amount', value: ({ paise }) => rupeesOf(paise) },
  // `Received` is the sum of the next four columns.
  { name: 'Received', value: (order) => rupeesOf(ledgerOf(order).received) },
  { name: 'Refunded', value: (order) => rupeesOf(ledgerOf(order).returned) },
  { name: 'Taken for disputes', value: (order) => rupeesOf(ledgerOf(order).deducted) },
  { name: 'Refund pending', value: (order) => rupeesOf(ledgerOf(order).owed) },
  { name: 'After refunds', value: (order) => rupeesOf(ledgerOf(order).kept) },
  { name: 'Razorpay fee', value: ({ payments }) => total(payments.map(({ feePaise = 0 }) => feePaise)) },
  { name: 'Tax in the fee', value: ({ payments }) => total(payments.map(({ taxPaise = 0 }) => taxPaise)) },
  { name: 'Paid (IST)', value: ({ paidAt }) => (paidAt ? momentCell(paidAt) : '') },
  { name: 'Paid is', value: ({ paidAt, paidAtEstimated }) => (paidAt && paidAtEstimated ? 'estimated' : '') },
  { name: 'Payment', value: ({ paidBy }) => paidBy ?? '' },
  {
    name: 'Refund references',
    value: ({ refunds }) => refunds.flatMap(({ reference }) => reference ?? []).join(' '),
  },
];

const total = (paise: readonly number[]) => rupeesOf(paise.reduce((sum, part) => sum + part, 0));
