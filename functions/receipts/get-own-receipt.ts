import { getOwnReceipt } from '#shared/api/receipts.ts';
import { handle } from '../lib/http/handle.ts';
import { receiptOf } from '../lib/receipts/receipt-of.ts';

export const handler = handle(getOwnReceipt, ({ session }) => receiptOf(session.orderId));
