import { deleteOwnFiles } from '#shared/api/own-order.ts';
import { deleteBuyersFiles } from '../lib/files/delete-files.ts';
import { handle } from '../lib/http/handle.ts';
import { ownOrderOf } from '../lib/work/own-order.ts';

export const handler = handle(deleteOwnFiles, async ({ session: { orderId } }) => {
  await deleteBuyersFiles(orderId);
  return ownOrderOf(orderId);
});
