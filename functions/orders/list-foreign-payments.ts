import { listForeignPayments } from '#shared/api/orders.ts';
import { handle } from '../lib/http/handle.ts';
import * as foreignPayments from '../lib/store/foreign-payments.ts';

export const handler = handle(listForeignPayments, ({ page }) => foreignPayments.list(page));
