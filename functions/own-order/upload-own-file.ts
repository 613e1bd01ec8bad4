import { uploadOwnFile } from '#shared/api/own-order.ts';
import { addFile } from '../lib/files/add-file.ts';
import { handle } from '../lib/http/handle.ts';
import { ownOrderOf } from '../lib/work/own-order.ts';

export const handler = handle(uploadOwnFile, async ({ path, raw, session: { orderId } }) => {
  await addFile(orderId, { id: path.id, kind: 'file' }, { bytes: raw.bytes, by: 'buyer' });
  return ownOrderOf(orderId);
});
