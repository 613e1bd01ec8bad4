import { getReceipt } from '#shared/api/receipts.ts';
import { handle } from '../lib/http/handle.ts';
import { receiptOf } from '../lib/receipts/receipt-of.ts';

export const handler = handle(getReceipt, ({ path }) => receiptOf(path.id));
