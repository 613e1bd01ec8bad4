import { exportOrders } from '#shared/api/orders.ts';
import { csvLines, csvNames } from '#shared/domain/csv.ts';
import { orderColumns } from '#shared/domain/order-columns.ts';
import { handle } from '../lib/http/handle.ts';
import * as orders from '../lib/store/orders.ts';

export const handler = handle(exportOrders, async ({ page, query }) => {
  const { items, next } = await orders.list(page, query.status);
  const names = page.after === undefined ? [csvNames(orderColumns)] : [];
  return { items: [...names, ...csvLines(orderColumns, items)], next };
});
