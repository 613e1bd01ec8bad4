import { getOwnReceipt } from '#shared/api/receipts.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(getOwnReceipt, () => {
  throw new Error('NOT BUILT YET');
});
