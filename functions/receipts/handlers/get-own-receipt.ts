import { getOwnReceipt } from '#shared/api/receipts.ts';
import { handle } from '../../platform/http/handle.ts';
import { receiptOf } from '../store.ts';

export const handler = handle(getOwnReceipt, ({ session }) => receiptOf(session.orderId));
