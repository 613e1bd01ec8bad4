import { addOwnEntry } from '#shared/api/own-order.ts';
import { handle } from '../../platform/http/handle.ts';
import { addTyped } from '../../work/files.ts';
import { buyerOrderOf } from '../../work/read-order.ts';

export const handler = handle(addOwnEntry, async ({ session, body, creation, expected }) => {
  await addTyped(session.orderId, { ...body, ...creation }, { by: 'buyer', expected });
  return buyerOrderOf(session.orderId);
});
