import { exportOrders } from '#shared/api/orders.ts';
import { csvLines, csvNames } from '#shared/domain/csv.ts';
import { orderColumns } from '#shared/domain/order-columns.ts';
import { handleProven } from '../lib/http/handle-proven.ts';
import * as orders from '../lib/store/orders.ts';

export const handler = handleProven(exportOrders, async ({ page, query }) => {
  const { items, next } = await orders.listFor(page, query);
  const names = page.after === undefined ? [csvNames(orderColumns)] : [];
  return { items: [...names, ...csvLines(orderColumns, items)], next };
});
