import { getReceipt } from '#shared/api/receipts.ts';
import { handle } from '../../platform/http/handle.ts';
import { receiptOf } from '../store.ts';

export const handler = handle(getReceipt, ({ path }) => receiptOf(path.id));
