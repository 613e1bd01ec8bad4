import { exportReceipts } from '#shared/api/receipts.ts';
import { receiptColumns } from '#shared/domain/receipts/receipt-columns.ts';
import { csvLines, csvNames } from '#shared/domain/text/csv.ts';
import * as orders from '../../orders/store.ts';
import { handle } from '../../platform/http/handle.ts';
import { withRefunds } from '../receipt-of.ts';
import * as receipts from '../store.ts';

export const handler = handle(exportReceipts, async ({ page, query: { month } }) => {
  const { items, next } = await receipts.list(month, page);
  const rows = await Promise.all(
    items.map(async (receipt) => withRefunds(receipt, await orders.find(receipt.orderId))),
  );
  const names = page.after === undefined ? [csvNames(receiptColumns)] : [];
  return { items: [...names, ...csvLines(receiptColumns, rows)], next };
});
