import { exportedRows } from '../domain/limits/limits.ts';
import { Receipt, ReceiptQuery } from '../domain/receipts/receipt.ts';
import { CsvLine } from '../domain/text/fields.ts';
import type { Endpoint } from './endpoint.ts';

export const getOwnReceipt = {
  route: 'GET /order/receipt',
  auth: 'buyer',
  summary: "Returns the receipt of the session's order.",
  response: Receipt,
} as const satisfies Endpoint;

export const getReceipt = {
  route: 'GET /admin/orders/{id}/receipt',
  auth: 'admin',
  summary: 'Returns the receipt for an order.',
  response: Receipt,
} as const satisfies Endpoint;

export const exportReceipts = {
  route: 'GET /admin/receipts/export',
  auth: 'admin',
  summary:
    "Exports the receipts for a month's payments as CSV lines, sorted by receipt number. The first page starts with a header line.",
  query: ReceiptQuery,
  response: CsvLine,
  list: exportedRows,
  proof: true,
} as const satisfies Endpoint;
