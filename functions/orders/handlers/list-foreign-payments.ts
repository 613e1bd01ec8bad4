import { listForeignPayments } from '#shared/api/orders.ts';
import { handle } from '../../platform/http/handle.ts';
import * as foreignPayments from '../foreign-payments.ts';

export const handler = handle(listForeignPayments, ({ page }) => foreignPayments.list(page));
