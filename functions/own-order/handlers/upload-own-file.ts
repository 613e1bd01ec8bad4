import { uploadOwnFile } from '#shared/api/own-order.ts';
import { handle } from '../../platform/http/handle.ts';
import { addFile } from '../../work/files.ts';
import { buyerOrderOf } from '../../work/read-order.ts';

export const handler = handle(uploadOwnFile, async ({ path, query, raw, session: { orderId } }) => {
  await addFile(orderId, { id: path.id, kind: 'file', ...query }, { ...raw, by: 'buyer' });
  return buyerOrderOf(orderId);
});
