import { listUnmatchedPayments } from '#shared/api/admin-orders.ts';
import { handle } from '../../platform/http/handle.ts';
import * as unmatchedPayments from '../unmatched-payments.ts';

export const handler = handle(listUnmatchedPayments, ({ page }) => unmatchedPayments.list(page));
