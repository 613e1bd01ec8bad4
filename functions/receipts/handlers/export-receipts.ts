import { exportReceipts } from '#shared/api/receipts.ts';
import { rupeesOf } from '#shared/domain/money/money.ts';
import type { Receipt } from '#shared/domain/receipts/receipt.ts';
import { type CsvColumn, csvPage, phoneCell } from '#shared/domain/text/csv.ts';
import { spreadsheetTime } from '#shared/domain/time/format.ts';
import * as orders from '../../orders/store.ts';
import { handle } from '../../platform/http/handle.ts';
import * as receipts from '../store.ts';

export const handler = handle(exportReceipts, async ({ page, query: { month } }) => {
  const { items, next } = await receipts.list(month, page);
  const rows = await Promise.all(
    items.map(async (receipt) => receipts.completed(receipt, await orders.find(receipt.orderId))),
  );
  return csvPage(receiptColumns, { items: rows, next }, page.after === undefined);
});

const receiptColumns: readonly CsvColumn<Receipt>[] = [
  { name: 'Receipt', value: ({ serial }) => serial },
  { name: 'Issued (IST)', value: ({ issuedAt }) => spreadsheetTime(issuedAt) },
  { name: 'Order', value: ({ orderNumber }) => orderNumber },
  { name: 'Order ID', value: ({ orderId }) => orderId },
  { name: 'Item', value: ({ what }) => what },
  { name: 'Name', value: ({ name = '' }) => name },
  { name: 'Email', value: ({ email = '' }) => email },
  { name: 'Mobile', value: ({ mobile = '' }) => phoneCell(mobile) },
  { name: 'Amount', value: ({ paise }) => rupeesOf(paise) },
  { name: 'Refunded since', value: ({ refundedPaise }) => rupeesOf(refundedPaise) },
  { name: 'Payment method', value: ({ method = '' }) => method },
  { name: 'Payment ID', value: ({ paymentId }) => paymentId },
  { name: 'Paid (IST)', value: ({ paidAt }) => spreadsheetTime(paidAt) },
];
