import { exportReceipts } from '#shared/api/receipts.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(exportReceipts, () => {
  throw new Error('NOT BUILT YET');
});
