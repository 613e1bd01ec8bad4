import { addOwnEntry } from '#shared/api/own-order.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(addOwnEntry, () => {
  throw new Error('NOT BUILT YET');
});
