import { exportReceipts } from '#shared/api/receipts.ts';
import { csvLines, csvNames } from '#shared/domain/csv.ts';
import { receiptColumns } from '#shared/domain/receipt-columns.ts';
import { handle } from '../lib/http/handle.ts';
import { withRefunds } from '../lib/receipts/receipt-of.ts';
import * as orders from '../lib/store/orders.ts';
import * as receipts from '../lib/store/receipts.ts';

export const handler = handle(exportReceipts, async ({ page, query: { month } }) => {
  const { items, next } = await receipts.list(month, page);
  const rows = await Promise.all(
    items.map(async (receipt) => withRefunds(receipt, await orders.find(receipt.orderId))),
  );
  const names = page.after === undefined ? [csvNames(receiptColumns)] : [];
  return { items: [...names, ...csvLines(receiptColumns, rows)], next };
});
