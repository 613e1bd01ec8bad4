import { exportOrders } from '#shared/api/admin-orders.ts';
import { orderColumns } from '#shared/domain/orders/order-columns.ts';
import { csvLines, csvNames } from '#shared/domain/text/csv.ts';
import { handle } from '../../platform/http/handle.ts';
import * as orders from '../store.ts';

export const handler = handle(exportOrders, async ({ page, query }) => {
  const { items, next } = await orders.list(page, query.status);
  const names = page.after === undefined ? [csvNames(orderColumns)] : [];
  return { items: [...names, ...csvLines(orderColumns, items)], next };
});
