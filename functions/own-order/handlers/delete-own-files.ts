import { deleteOwnFiles } from '#shared/api/own-order.ts';
import { handle } from '../../platform/http/handle.ts';
import { deleteBuyersFiles } from '../../work/files.ts';
import { buyerOrderOf } from '../../work/read-order.ts';

export const handler = handle(deleteOwnFiles, async ({ session: { orderId } }) => {
  await deleteBuyersFiles(orderId);
  return buyerOrderOf(orderId);
});
