import { getOwnFile } from '#shared/api/own-order.ts';
import { linkToEntry } from '../lib/files/link-to-entry.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(getOwnFile, ({ path, session }) =>
  linkToEntry(session.orderId, path.id, 'buyer'),
);
