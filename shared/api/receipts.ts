import * as z from 'zod/mini';
import { exportedRows } from '../domain/limits/limits.ts';
import { Receipt, ReceiptQuery } from '../domain/receipts/receipt.ts';
import { endpoint } from './endpoint.ts';

export const getOwnReceipt = endpoint('GET /order/receipt', {
  auth: 'customer',
  summary: 'Read the receipt of the order of the session.',
  response: Receipt,
});

export const getReceipt = endpoint('GET /admin/orders/{id}/receipt', {
  auth: 'admin',
  summary: 'Read the receipt of an order.',
  response: Receipt,
});

export const exportReceipts = endpoint('GET /admin/receipts/export', {
  auth: 'admin',
  summary: 'The receipts of a month as lines of a CSV file, in the order of their numbers.',
  query: ReceiptQuery,
  response: z.string(),
  list: exportedRows,
  proof: true,
});
