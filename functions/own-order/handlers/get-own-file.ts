import { getOwnFile } from '#shared/api/own-order.ts';
import { handle } from '../../platform/http/handle.ts';
import { fileOfEntry } from '../../work/files.ts';

export const handler = handle(getOwnFile, ({ path, session }) =>
  fileOfEntry(session.orderId, path.id, 'buyer'),
);
