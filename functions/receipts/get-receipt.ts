import { getReceipt } from '#shared/api/receipts.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(getReceipt, () => {
  throw new Error('NOT BUILT YET');
});
