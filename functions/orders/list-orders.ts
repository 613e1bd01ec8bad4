import { listOrders } from '#shared/api/orders.ts';
import { handle } from '../lib/http/handle.ts';
import * as orders from '../lib/store/orders.ts';

export const handler = handle(listOrders, ({ page, query }) => orders.listFor(page, query));
