import { exportOrders } from '#shared/api/admin-orders.ts';
import { rupeesOf } from '#shared/domain/money/money.ts';
import { ledgerOf } from '#shared/domain/orders/ledger.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { planName, statusNames } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { type CsvColumn, csvPage, phoneCell } from '#shared/domain/text/csv.ts';
import { spreadsheetTime } from '#shared/domain/time/format.ts';
import { handle } from '../../platform/http/handle.ts';
import * as orders from '../store.ts';

export const handler = handle(exportOrders, async ({ page, query }) =>
  csvPage(orderColumns, await orders.list(page, query.status), page.after === undefined),
);

const orderColumns: readonly CsvColumn<AdminOrder>[] = [
  { name: 'Created (IST)', value: ({ createdAt }) => spreadsheetTime(createdAt) },
  { name: 'Order', value: orderNumber },
  { name: 'Receipt', value: ({ receiptSerial = '' }) => receiptSerial },
  { name: 'Order ID', value: ({ id }) => id },
  { name: 'Status', value: ({ status }) => statusNames[status] },
  { name: 'Name', value: ({ buyer }) => buyer?.name ?? '' },
  { name: 'Email', value: ({ buyer }) => buyer?.email ?? '' },
  { name: 'Mobile', value: ({ buyer }) => phoneCell(buyer?.mobile ?? '') },
  { name: 'Item', value: planName },
  // Written out, because spreadsheets would read 3-7 as a date.
  { name: 'Experience band', value: ({ plan }) => (plan ? `${plan.band.replace('-', ' to ')} years` : '') },
  { name: 'Amount', value: ({ paise }) => rupeesOf(paise) },
  { name: 'Received', value: (order) => rupeesOf(ledgerOf(order).received) },
  { name: 'Refunded', value: (order) => rupeesOf(ledgerOf(order).returned) },
  { name: 'Deducted for disputes', value: (order) => rupeesOf(ledgerOf(order).deducted) },
  { name: 'Refund pending', value: (order) => rupeesOf(ledgerOf(order).owed) },
  { name: 'After refunds', value: (order) => rupeesOf(ledgerOf(order).kept) },
  { name: 'Razorpay fee', value: ({ payments }) => total(payments.map(({ feePaise = 0 }) => feePaise)) },
  {
    name: 'Tax included in fee',
    value: ({ payments }) => total(payments.map(({ taxPaise = 0 }) => taxPaise)),
  },
  { name: 'Paid (IST)', value: ({ paidAt }) => (paidAt ? spreadsheetTime(paidAt) : '') },
  {
    name: 'Paid date is',
    value: ({ paidAt, paidAtEstimated }) => (paidAt && paidAtEstimated ? 'estimated' : ''),
  },
  { name: 'Payment ID', value: ({ paidBy }) => paidBy ?? '' },
  {
    name: 'Refund references',
    value: ({ refunds }) => refunds.flatMap(({ reference }) => reference ?? []).join(' '),
  },
];

const total = (paise: readonly number[]) => rupeesOf(paise.reduce((sum, part) => sum + part, 0));
