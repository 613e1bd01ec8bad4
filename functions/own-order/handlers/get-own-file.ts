import { getOwnFile } from '#shared/api/own-order.ts';
import { handle } from '../../platform/http/handle.ts';
import { linkToEntry } from '../../work/files.ts';

export const handler = handle(getOwnFile, ({ path, session }) =>
  linkToEntry(session.orderId, path.id, 'buyer'),
);
